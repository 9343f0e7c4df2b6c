/** The parts of a syntax tree and of a lint run that this rule reads. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly operator?: string;
  readonly computed?: boolean;
  readonly property?: Node;
  readonly parent?: Node;
}
interface Context {
  readonly report: (found: { node: Node; message: string }) => void;
}

/** The parts of Math whose results IEEE 754 or the language settles to the last bit. */
const EXACT =
  /^(abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|PI|E|LN2|LN10|LOG2E|LOG10E|SQRT2|SQRT1_2)$/;
const BY_LANGUAGE = /^(localeCompare|toLocale\w+)$/;

/** A lint rule for packages whose results have to be the same bits in every JavaScript engine. */
const sameEverywhere = {
  create: ({ report }: Context) => ({
    Identifier(node: Node) {
      const member =
        node.parent?.type === "MemberExpression" && !node.parent.computed ? node.parent.property : undefined;
      if (node.name === "Math" && member !== node && !EXACT.test(member?.name ?? "")) {
        report({ node, message: "this part of Math differs from engine to engine in the last bits" });
      }
      if (member === node && BY_LANGUAGE.test(node.name ?? "")) {
        report({ node, message: `${node.name} depends on the engine's language data` });
      }
    },
    "BinaryExpression, AssignmentExpression"(node: Node) {
      if (node.operator?.startsWith("**")) {
        report({ node, message: `${node.operator} differs from engine to engine in the last bits` });
      }
    },
  }),
};

export default { meta: { name: "tacada" }, rules: { "same-everywhere": sameEverywhere } };
