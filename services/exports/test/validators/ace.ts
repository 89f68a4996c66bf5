import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AceDeps, createAce } from '../../src/checks/ace/ace.ts'
import { findTestChromium } from '../chromium.ts'

/** Ace with the worker's settings, at normal priority. */
export const createTestAce = (deps: Partial<AceDeps> = {}) =>
  createAce({
    find: findTestChromium,
    path: process.env.PATH ?? '',
    sandbox: process.getuid?.() !== 0,
    workFolder: { create: name => mkdtemp(join(tmpdir(), `kahani-${name}-`)) },
    niceness: 0,
    ...deps,
  })
