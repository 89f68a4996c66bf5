import type { DownloadFormat } from '@kahani/contracts/options'
import type { Rendition } from './rendition.ts'

export const PDF: Rendition = { format: 'pdf', layoutVersion: 1, extension: 'pdf', mediaType: 'application/pdf' }

/** The formats in which a book can be had. */
export const OFFERED: Partial<Record<DownloadFormat, Rendition>> = { pdf: PDF }
