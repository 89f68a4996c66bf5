// A vitest reporter that sends the progress of the run to `npm test` over IPC.
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'

export interface Tally {
  passed: number
  failed: number
}

export interface Progress extends Tally {
  /** Test files and tests that have not finished. */
  open: string[]
  /** Every test has a result. Hooks and teardowns may still run. */
  testsDone: boolean
  /** vitest has reported the end of the run. */
  ended: boolean
  /** The longest time-out of a test or hook, in ms. */
  maxTimeoutMs: number
}

/** Sent to vitest to ask what keeps its process alive. */
export const RESOURCES_REQUEST = 'resources'
export interface ResourcesReply {
  /** Types of the active resources, see `process.getActiveResourcesInfo`. */
  resources: string[]
}

const MAX_OPEN = 20

/** A file that could not be loaded, or whose hooks failed, counts as a failed test unless one of its tests failed. */
function countModule(testModule: TestModule): Tally {
  const states = [...testModule.children.allTests()].map(test => test.result().state)
  const failed = states.filter(state => state === 'failed').length
  const passed = states.filter(state => state === 'passed').length
  return { passed, failed: failed === 0 && !testModule.ok() ? 1 : failed }
}

export default class ProgressReporter implements Reporter {
  #files = new Map<string, string>()
  #modules = new Map<string, TestModule>()
  #running = new Map<string, string>()
  #hooks = new Set<string>()
  #finished: Tally = { passed: 0, failed: 0 }
  #remaining = new Map<string, number>()
  #ended = false
  #maxTimeoutMs = 0

  onInit(vitest: Vitest) {
    const timeouts = vitest.projects.flatMap(({ config }) => [config.testTimeout, config.hookTimeout])
    this.#maxTimeoutMs = Math.max(...timeouts)
    process.on('message', message => {
      if (message === RESOURCES_REQUEST) process.send?.({ resources: process.getActiveResourcesInfo() })
    })
    process.channel?.unref()
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    for (const { project, moduleId } of specifications) this.#files.set(`${project.name} ${moduleId}`, moduleId)
    this.#send()
  }

  onTestModuleCollected(testModule: TestModule) {
    this.#modules.set(testModule.id, testModule)
    this.#remaining.set(testModule.id, [...testModule.children.allTests()].length)
    this.#send()
  }

  onTestCaseReady(testCase: TestCase) {
    this.#running.set(testCase.id, `${testCase.module.relativeModuleId} > ${testCase.fullName}`)
    this.#send()
  }

  onTestCaseResult(testCase: TestCase) {
    this.#running.delete(testCase.id)
    const { id } = testCase.module
    this.#remaining.set(id, (this.#remaining.get(id) ?? 1) - 1)
    this.#send()
  }

  onHookStart({ name, entity }: Parameters<NonNullable<Reporter['onHookStart']>>[0]) {
    this.#hooks.add(describeHook(name, entity))
    this.#send()
  }

  onHookEnd({ name, entity }: Parameters<NonNullable<Reporter['onHookEnd']>>[0]) {
    this.#hooks.delete(describeHook(name, entity))
    this.#send()
  }

  onTestModuleEnd(testModule: TestModule) {
    this.#files.delete(`${testModule.project.name} ${testModule.moduleId}`)
    this.#modules.delete(testModule.id)
    this.#remaining.delete(testModule.id)
    this.#add(countModule(testModule))
    this.#send()
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    this.#add({ passed: 0, failed: errors.length })
    this.#ended = true
    this.#send()
  }

  #add({ passed, failed }: Tally) {
    this.#finished = { passed: this.#finished.passed + passed, failed: this.#finished.failed + failed }
  }

  #send() {
    const unfinished = [...this.#modules.values()].map(countTests)
    const passed = unfinished.reduce((sum, tally) => sum + tally.passed, this.#finished.passed)
    const failed = unfinished.reduce((sum, tally) => sum + tally.failed, this.#finished.failed)
    const files = [...this.#modules.values()].map(testModule => testModule.relativeModuleId)
    const progress: Progress = {
      passed,
      failed,
      open: [...this.#hooks, ...this.#running.values(), ...files].slice(0, MAX_OPEN),
      testsDone: this.#files.size === this.#modules.size && [...this.#remaining.values()].every(count => count <= 0),
      ended: this.#ended,
      maxTimeoutMs: this.#maxTimeoutMs,
    }
    process.send?.(progress)
  }
}

function countTests(testModule: TestModule): Tally {
  const states = [...testModule.children.allTests()].map(test => test.result().state)
  return {
    passed: states.filter(state => state === 'passed').length,
    failed: states.filter(state => state === 'failed').length,
  }
}

type HookEntity = Parameters<NonNullable<Reporter['onHookStart']>>[0]['entity']

function describeHook(name: string, entity: HookEntity): string {
  if (entity.type === 'module') return `${name} of ${entity.relativeModuleId}`
  return `${name} of ${entity.module.relativeModuleId} > ${entity.fullName}`
}
