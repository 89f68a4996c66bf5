/** Whether this is `npm test -- --full`, which tests all combinations instead of some that cover every choice. */
export const FULL = process.env.TEST_FULL === 'true'
