// The first script of every document.

import { recordTaps } from '../lib/early-taps.ts'
import { startPrerendered } from './prerendered-document.ts'
import { startShell } from './shell-document.ts'

recordTaps()
if (document.querySelector('#root[data-shell]')) startShell()
else startPrerendered()
