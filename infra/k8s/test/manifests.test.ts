import { describe, expect, test } from 'vitest'
import { testIngress } from './ingress.ts'
import { testNetwork } from './network.ts'
import { OVERLAYS, readBase } from './render.ts'
import { checkTypes, testSchemas } from './schemas.ts'
import { testSettings } from './settings.ts'
import { testWorkloads } from './workloads.ts'

// Without kubectl, too.
test('the files of the base have the fields that the schemas allow', () => {
  const objects = readBase()
  expect(objects.length).toBeGreaterThan(50)
  expect(checkTypes(objects)).toEqual([])
})

// One file, so that the overlays are rendered once.
describe.each(OVERLAYS)('the overlay $name', overlay => {
  testSchemas(overlay)
  testWorkloads(overlay)
  testNetwork(overlay)
  testIngress(overlay)
  describe('its settings', () => testSettings(overlay))
})
