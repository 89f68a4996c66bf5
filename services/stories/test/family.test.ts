import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { FAMILY_MAX } from '@kahani/contracts/family'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { describe, expect, test } from 'vitest'
import { dadi, kabir, kiara, moti, setUpFamily, yearsAgo, zoya } from './family-members.ts'
import { asha } from './set-up.ts'

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
describe('/api/family', () => {
  test('saves, lists, changes and deletes members, for their owner only', async () => {
    const { add, list, put, remove, seedOf, db } = await setUpFamily({ aiProvider: { name: 'OpenAI', country: 'US' } })
    const saved = []
    for (const member of [{ ...kiara, keepsSheet: true, noticeVersion: '2026-11-02' }, zoya, dadi, moti]) {
      const response = await add(member)
      expect(response.statusCode).toBe(201)
      saved.push(response.json())
    }
    const common = { id: expect.any(String), createdAt: TIME, hasSheet: false }
    const consent = { consentedAt: TIME, source: 'form', aiProvider: { name: 'OpenAI', country: 'US' } }
    const { detailsConsent, ...child } = kiara
    const { detailsConsent: _, ...friend } = zoya
    expect(saved).toEqual([
      { ...child, ...common, age: '4-6', consent: { ...consent, notice: '2026-11-02', keepsSheetSince: TIME } },
      { ...friend, ...common, age: null, consent: { ...consent, notice: PRIVACY_VERSION, keepsSheetSince: null } },
      { ...dadi, ...common, consent: null },
      { ...moti, ...common, consent: null },
    ])
    expect([await list(), await list(2)]).toEqual([saved, []])

    const [{ id }] = saved
    const seed = await seedOf(id)
    const url = `/api/family/${id}`
    const changed = { ...child, name: 'Kiki', birthMonth: yearsAgo(10) }
    const responses = [
      await put(url, 2, changed),
      await remove(url, 2),
      await put(`/api/family/${UNKNOWN}`, 1, changed),
    ]
    expect(responses.map(response => response.statusCode)).toEqual([404, 404, 404])
    expect((await put(url, 1, changed)).json()).toMatchObject({
      name: 'Kiki',
      age: '10-12',
      consent: { keepsSheetSince: TIME },
    })
    expect((await put(url, 1, { ...changed, keepsSheet: false })).json().consent.keepsSheetSince).toBeNull()
    expect(await seedOf(id)).toBe(seed)

    expect([(await remove(url)).statusCode, (await remove(url)).statusCode]).toEqual([204, 404])
    expect((await list()).map(({ name }) => name)).toEqual(['Zoya', 'Dadi', 'Moti'])
    expect(await db.selectFrom('member_tombstones').select('id').execute()).toEqual([{ id }])
  })

  test('says what is wrong with a member', async () => {
    const { add, put, addId } = await setUpFamily()
    const nextYear = `${new Date().getFullYear() + 1}-12`
    const cases: [member: object, path: string, message: string][] = [
      [{ ...kiara, name: ' ' }, 'name', 'Please enter a name'],
      [{ ...kiara, birthMonth: '2020' }, 'birthMonth', 'Please choose the month and year of birth'],
      [{ ...kiara, birthMonth: nextYear }, 'birthMonth', 'The month of birth is in the future'],
      [{ ...kiara, gender: undefined }, 'gender', 'Gender is required'],
      [{ ...dadi, relation: 'boss' }, 'relation', 'Please choose who this is'],
      [{ ...moti, pet: 'none' }, 'pet', 'Please choose what kind of pet this is'],
      ...[kiara, zoya].map(
        (child): [object, string, string] =>
          [
            ...[{ ...child, detailsConsent: undefined }, 'detailsConsent'],
            'We need your consent to keep what you enter about the child',
          ] as [object, string, string],
      ),
    ]
    for (const [member, path, message] of cases) {
      const response = await add(member)
      expect([response.statusCode, response.json().issues]).toEqual([400, [{ path, message }]])
    }
    const url = `/api/family/${await addId(kiara)}`
    expect((await put(url, 1, { ...kiara, detailsConsent: false })).json().issues).toMatchObject([
      { path: 'detailsConsent' },
    ])
    expect((await put(url, 1, dadi)).json().issues).toMatchObject([{ path: 'kind' }])
    expect((await add({ ...kiara, look: { note: 'a'.repeat(10_000) } })).statusCode).toBe(413)
  })

  test('moderates a name once, after everything that costs nothing', async () => {
    const names: string[] = []
    const moderator: Moderator = {
      ...createBuiltInModerator(),
      async checkTexts(texts) {
        names.push(...texts)
        return texts.map(text => ({ flagged: text === 'Badword', categories: [] }))
      },
    }
    const { add, addId, put, logger } = await setUpFamily({ moderator })
    await add({ ...kiara, detailsConsent: false })
    expect((await put(`/api/family/${UNKNOWN}`, 1, kiara)).statusCode).toBe(404)
    expect(names).toEqual([])
    const url = `/api/family/${await addId({ ...kiara, name: 'Kiara Rao asha@example.in' })}`
    await put(url, 1, { ...kiara, name: 'Kiara Rao asha@example.in', look: {} })
    expect(names).toEqual(['Kiara'])
    const issues = [{ path: 'name', message: 'Please change this: it is not suitable for a children’s story.' }]
    for (const response of [
      await add({ ...moti, name: 'Badword' }),
      await put(url, 1, { ...kiara, name: 'motherfucker' }),
    ]) {
      expect([response.statusCode, response.json()]).toMatchObject([422, { issues }])
    }
    for (let i = 0; i < 18; i++) await add({ ...moti, name: 'Badword' })
    expect((await add(moti)).statusCode).toBe(429)
    expect(logger.lines.join('')).not.toMatch(/Kiara|Badword/)
  })

  test('has room for a number of members, also for two requests at the same time', async () => {
    const { add, addId, list, remove } = await setUpFamily()
    const ids = []
    for (let i = 1; i < FAMILY_MAX; i++) ids.push(await addId(moti))
    const statuses = (await Promise.all([add(moti), add(moti), add(moti)])).map(response => response.statusCode)
    expect(statuses.sort()).toEqual([201, 409, 409])
    expect((await add(kiara)).json()).toMatchObject({
      code: 'too_many_members',
      message: `A family can have ${FAMILY_MAX} members. Please delete one first.`,
    })
    expect((await add(moti, 2)).statusCode).toBe(201)
    await remove(`/api/family/${ids[0]}`)
    expect([(await add(moti)).statusCode, (await list()).length]).toEqual([201, FAMILY_MAX])
  })
})

describe('POST /api/generate-story about the family', () => {
  test('copies the chosen members with their looks and seeds, and the grown-ups of the family', async () => {
    const { addId, seedOf, people, generateStory, put, get } = await setUpFamily()
    const [child, brother, grandmother, pet] = [
      ...[await addId(kiara), await addId(kabir), await addId(dadi), await addId(moti)],
    ] as [string, string, string, string]
    const brief = { ...asha, characterName: 'Kiara', friendName: 'Kabir', childId: child, pet: 'Dog' }
    expect((await generateStory({ ...brief, companionIds: [grandmother, brother, pet] })).statusCode).toBe(201)
    const told = await people()
    const savedDadi = { memberId: grandmother, name: 'Dadi', age: null, relation: 'grandmother', look: dadi.look }
    expect(told).toMatchObject({
      child: { memberId: child, name: 'Kiara', age: '4-6', look: kiara.look, seed: await seedOf(child) },
      hasSecondHero: true,
      companions: [
        { memberId: brother, name: 'Kabir', age: '7-9', relation: null, seed: await seedOf(brother) },
        savedDadi,
      ],
      pet: { memberId: pet, name: 'Moti', pet: 'Dog', coat: moti.coat, seed: await seedOf(pet) },
      grownUps: [savedDadi],
    })
    await put(`/api/family/${child}`, 1, { ...kiara, look: {} })
    expect(await people()).toEqual(told)
    expect((await get('/api/stories')).json()[0]).not.toHaveProperty('people')
  })

  test('takes from the members what the brief leaves open, and otherwise what it says', async () => {
    const { addId, people, generateStory, db } = await setUpFamily()
    const [child, friend, pet] = [await addId(kiara), await addId(zoya), await addId(moti)]
    const open = {
      ...asha,
      characterName: 'Kiara',
      friendName: '',
      pet: 'none',
      childId: child,
      companionIds: [friend, pet],
    }
    await generateStory({ ...open, characterAge: '7-9' })
    const [{ brief }] = (await db.selectFrom('stories').select('brief').execute()) as [{ brief: typeof asha }]
    expect(brief).toMatchObject({ friendName: 'Zoya', pet: 'Dog' })
    // A friend without a birth month is as old as the child.
    expect(await people()).toMatchObject({ hasSecondHero: false, child: { age: '7-9' }, companions: [{ age: '7-9' }] })

    await generateStory({ ...open, characterName: 'Kiki', friendName: 'Zoya and Meera', pet: 'Cat', look: { skin: 2 } })
    expect(await people()).toMatchObject({
      child: { memberId: child, name: 'Kiki', look: { skin: 2 } },
      companions: [
        { memberId: friend, name: 'Zoya' },
        { memberId: null, name: 'Meera', gender: 'girl' },
      ],
      pet: { memberId: null, pet: 'Cat', coat: {} },
    })
  })

  test('gives unsaved people seeds of their own, which they keep when they are saved', async () => {
    const { addId, seedOf, people, generateStory } = await setUpFamily()
    await generateStory({ ...asha, characterName: 'Kiara', friendName: 'Kabir' })
    const first = await people()
    await generateStory({ ...asha, characterName: 'KABIR ', theme: 'farm', friendName: 'Kiara' })
    const second = await people()
    await generateStory({ ...asha, friendName: 'Dadi' }, { userId: 2 })
    const other = await people()
    expect(second).toMatchObject({
      child: { memberId: null, look: {}, seed: first?.companions[0]?.seed },
      companions: [{ memberId: null, seed: first?.child.seed }],
      homeSeed: first?.homeSeed,
    })
    expect(other?.companions).toMatchObject([{ name: 'Dadi', relation: 'grandmother', gender: 'girl', age: null }])
    const seeds = [first?.child, ...(first?.companions ?? []), first?.pet, other?.child, other?.pet].map(
      one => one?.seed,
    )
    expect(new Set([...seeds, first?.homeSeed, other?.homeSeed]).size).toBe(7)
    expect([await seedOf(await addId(kiara)), await seedOf(await addId(kabir))]).toEqual([
      ...[first?.child.seed, first?.companions[0]?.seed],
    ])
  })

  test('is refused with 400 if it names somebody who is not in the family, or too many', async () => {
    const { addId, generateStory, payments } = await setUpFamily()
    const [child, pet, foreign] = [await addId(kiara), await addId(moti), await addId(kabir, 2)]
    const friends = []
    for (let i = 0; i < 4; i++) friends.push(await addId(zoya))
    const cases: [ids: object, path: string, message: RegExp][] = [
      [{ childId: foreign }, 'childId', /no longer saved/],
      [{ childId: pet }, 'childId', /no longer saved/],
      [{ companionIds: [UNKNOWN] }, 'companionIds', /no longer saved.*choose again/],
      [{ companionIds: [pet, pet] }, 'companionIds', /twice/],
      [{ childId: child, companionIds: [child] }, 'companionIds', /twice/],
      [{ companionIds: friends }, 'companionIds', /At most 3 people and one pet/],
      [{ companionIds: [pet, await addId(moti)] }, 'companionIds', /At most 3 people and one pet/],
    ]
    for (const [ids, path, message] of cases) {
      const response = await generateStory({ ...asha, ...ids })
      expect([response.statusCode, response.json().issues]).toEqual([
        400,
        [{ path, message: expect.stringMatching(message) }],
      ])
    }
    expect(payments.spent.size).toBe(0)
  })

  test('is another story if other people are chosen', async () => {
    const { addId, generateStory } = await setUpFamily()
    const childId = await addId(kiara)
    const brief = { ...asha, childId, look: { skin: 3 } }
    const key = 'a-story-of-kiara'
    expect((await generateStory(brief, { key })).statusCode).toBe(201)
    expect((await generateStory(brief, { key })).statusCode).toBe(201)
    for (const change of [{ childId: null }, { companionIds: [await addId(moti)] }, { look: { skin: 4 } }]) {
      expect((await generateStory({ ...brief, ...change }, { key })).statusCode).toBe(409)
    }
  })

  test('needs no photo of a premium account if the look of a saved child says enough', async () => {
    const { addId, generateStory, put } = await setUpFamily({ premium: true })
    const childId = await addId(kiara)
    const url = `/api/family/${childId}`
    const statusOf = async (brief: object) => (await generateStory({ ...asha, ...brief })).statusCode
    const likeness = { skin: 3, hairColour: 'black' }
    expect([
      await statusOf({ childId }),
      await statusOf({ childId, look: {} }),
      await statusOf({ look: likeness }),
    ]).toEqual([...[201, 400, 400]])
    await put(url, 1, { ...kiara, look: { hairStyle: 'bun' } })
    expect([await statusOf({ childId }), await statusOf({ childId, look: likeness })]).toEqual([400, 201])
  })
})
