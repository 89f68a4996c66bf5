// The first script of every document.

import { recordTaps } from '../lib/early-taps.ts'
import { startPrerendered } from './prerendered-document.ts'
import { isShell, startShell } from './shell-document.ts'

recordTaps()
if (isShell()) startShell()
else startPrerendered()
