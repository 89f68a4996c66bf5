// Takes the role of bootstrap.mjs in a test: prints its pid and that of its shell, and exits once its ancestors have.
import { watchAncestors } from '../bootstrap/ancestors.mjs'

watchAncestors(() => process.exit(0))
setInterval(() => undefined, 1_000)
process.stdout.write(`${process.pid} ${process.ppid}\n`)
