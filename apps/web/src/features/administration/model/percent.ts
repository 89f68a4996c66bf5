/** A share in percent, rounded; 0 of nothing. */
export const percentOf = (part: number, total: number) => (total === 0 ? 0 : Math.round((part / total) * 100))
