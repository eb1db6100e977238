/** A refusal of the operator's command in a sentence: what is wrong and what to do. */
export class OperatorError extends Error {}
