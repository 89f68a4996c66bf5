import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Callers add placement (margins, widths, grid cells); looks belong to a primitive's variants. */
export const cn = (...classes: ClassValue[]) => clsx(classes)
