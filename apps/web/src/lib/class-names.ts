import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Callers of a UI component pass layout only (margins, widths, grid cells); appearance belongs to its variants. */
export const cn = (...classes: ClassValue[]) => clsx(classes)
