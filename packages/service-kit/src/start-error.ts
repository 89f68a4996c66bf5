/** An error at start that an operator can correct. It is logged as one message, without a stack. */
export class StartError extends Error {}
