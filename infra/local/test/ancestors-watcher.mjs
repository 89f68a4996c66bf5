// Stands for the bootstrap in the tests: tells who it and its shell are, and ends once its ancestors have.
import { watchAncestors } from '../bootstrap/ancestors.mjs'

watchAncestors(() => process.exit(0))
setInterval(() => undefined, 1_000)
process.stdout.write(`${process.pid} ${process.ppid}\n`)
