import { describe } from 'vitest'
import { testAiProviderJourneys } from './ai-provider-journeys.ts'
import { useKillableProduct } from './kill-fixture.ts'
import { testProcessKills } from './process-kills.ts'

// One product for both: starting another takes 15 s of CPU time. `vitest.config.ts` starts this file first.
const product = useKillableProduct()
describe('with an AI provider', () => testAiProviderJourneys(product))
describe('after kill -9', () => testProcessKills(product))
