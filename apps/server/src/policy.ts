import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * What a page from here may load and do: its own files only, and no code made from text. Pictures may also be
 * made by the page itself (`data:`, `blob:`). Nothing is upgraded to HTTPS, since a club serves plain HTTP on its
 * own network.
 */
export const PAGE_POLICY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  originAgentCluster: false,
} satisfies FastifyHelmetOptions;
