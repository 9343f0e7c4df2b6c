/** What the user's machine lacks or refuses, said so that the user can act on it; shown without a stack trace. */
export class SetupProblem extends Error {}

/**
 * Ends the process after a failed set-up: a `SetupProblem` as its sentence, anything else as our own bug.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  console.error(error instanceof SetupProblem ? `tacada: ${error.message}` : error);
  process.exit(1);
}
