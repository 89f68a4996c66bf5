import { randomUUID } from 'node:crypto'
import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { createStoryMessages, createStoryValidationMessages } from '@kahani/messages/en/create-story'
import { landingMessages } from '@kahani/messages/en/landing'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { shellMessages } from '@kahani/messages/en/shell'
import type { Page } from 'puppeteer'
import { beforeEach, describe, expect, test } from 'vitest'
import { choose, click, fill, pathOf, see } from './browser.ts'
import { arriveAt as arriveAtOn, DEVICES, signUp as fillInSignUp, openScreens } from './screens.ts'

const screens = openScreens()

describe.each(DEVICES)('on %s', (_device, viewport) => {
  let page: Page
  beforeEach(async () => {
    page = await screens.arrive(viewport)
  })

  const open = (path: string) => screens.open(page, path)
  const arriveAt = (path: string | RegExp) => arriveAtOn(page, path)

  async function signUp() {
    const username = `meera-${randomUUID().slice(0, 8)}`
    await fillInSignUp(page, `${username}@example.in`)
    return username
  }
  async function signIn(username: string) {
    await fill(page, signInMessages.username, username)
    await page.locator('input[name=password]').fill('lantern!')
    await click(page, 'button', signInMessages.submit)
    await see(page, signInMessages.done)
  }
  async function makeStory() {
    await fill(page, createStoryMessages.child.name, 'Asha')
    await choose(page, 'characterAge', '4-6')
    await choose(page, 'characterGender', 'girl')
    await choose(page, 'characterType', 'astronaut')
    await choose(page, 'theme', 'space')
    await click(page, 'button', createStoryMessages.submit.idle)
    await see(page, createStoryMessages.created.title)
    await arriveAt(/^\/story\/\d+/)
    return Number(/\d+/.exec(pathOf(page))?.[0])
  }

  test('a visitor becomes a family with a book of its own, which is there again after signing out and in', async () => {
    await open('/')
    await click(page, 'link', landingMessages.hero.create)
    await arriveAt('/signin?redirectTo=%2Fcreate-story')
    await click(page, 'link', signInMessages.signUp)
    await see(page, signUpMessages.heading)
    const username = await signUp()
    await see(page, 'Account created!')
    await arriveAt('/create-story')

    await click(page, 'button', createStoryMessages.submit.idle)
    await see(page, createStoryValidationMessages.nameRequired)
    await see(page, createStoryValidationMessages.ageRequired)
    await see(page, createStoryValidationMessages.genderRequired)
    await makeStory()

    await see(page, 'Page 1 of 10')
    await see(page, 'Illustration 1 of 10')
    const words = await page.$eval('main', main => main.textContent ?? '')
    expect(words).toContain('Asha')
    await page.waitForSelector('main img[src^="/api/images/"]', { timeout: 60_000 })
    await expect
      .poll(() => page.$eval('main', main => main.textContent ?? ''), { timeout: 60_000 })
      .not.toContain('pictures drawn')

    await click(page, 'button', readerMessages.pages.next)
    await see(page, 'Page 2 of 10')
    await page.keyboard.press('ArrowRight')
    await see(page, 'Page 3 of 10')
    await click(page, 'button', readerMessages.pages.goTo(10))
    await see(page, 'Page 10 of 10')
    expect(
      await page.$eval(
        `::-p-aria([name="${readerMessages.pages.next}"][role="button"])`,
        button => (button as HTMLButtonElement).disabled,
      ),
    ).toBe(true)
    await click(page, 'button', readerMessages.pages.previous)
    await see(page, 'Page 9 of 10')

    await open('/my-stories')
    await see(page, myStoriesMessages.remaining(0))
    await see(page, 'Asha the astronaut')
    await see(page, 'Theme: space')
    const book = page.waitForResponse(response => response.url().endsWith('/pdf'), { timeout: 60_000 })
    await page.locator(`::-p-text(${myStoriesMessages.download})`).click()
    expect([(await book).status(), (await book).headers()['content-type']]).toEqual([200, 'application/pdf'])

    await signOut(username)
    await arriveAt('/')
    await open('/my-stories')
    await arriveAt('/signin?redirectTo=%2Fmy-stories')
    await signIn(username)
    await arriveAt('/my-stories')
    await see(page, 'Asha the astronaut')
  })

  async function signOut(username: string) {
    await click(page, 'button', shellMessages.account.menuOf(username))
    await click(page, 'menuitem', shellMessages.account.signOut)
  }

  test('read aloud speaks the words of the page at rate 0.9, and stops when the page is turned', async () => {
    await page.evaluateOnNewDocument(() => {
      const said: { text: string; rate: number }[] = []
      Object.assign(window, { said, stopped: 0 })
      speechSynthesis.speak = utterance => void said.push({ text: utterance.text, rate: utterance.rate })
      speechSynthesis.cancel = () => {
        ;(window as unknown as { stopped: number }).stopped += 1
      }
    })
    await open('/signup')
    await signUp()
    await arriveAt('/create-story')
    await makeStory()
    await see(page, 'Page 1 of 10')
    await click(page, 'button', readerMessages.tools.readAloud)
    await see(page, 'Reading aloud')
    const said = await page.evaluate(() => (window as unknown as { said: { text: string; rate: number }[] }).said)
    expect(said[0]?.rate).toBeCloseTo(0.9)
    expect(await page.$eval('main', main => main.textContent?.replace(/\s+/g, ' '))).toContain(
      said[0]?.text.slice(0, 40),
    )
    const before = await page.evaluate(() => (window as unknown as { stopped: number }).stopped)
    await page.keyboard.press('ArrowRight')
    await see(page, 'Page 2 of 10')
    expect(await page.evaluate(() => (window as unknown as { stopped: number }).stopped)).toBeGreaterThan(before)
  })

  test("a visitor who opens a story signs in and lands there again; another family's story does not exist", async () => {
    await open('/signup')
    const username = await signUp()
    await arriveAt('/create-story')
    const id = await makeStory()

    page = await screens.arrive(viewport)
    await open('/signup')
    await signUp()
    await arriveAt('/create-story')
    await open(`/story/${id}`)
    await see(page, 'Story not found')
    await click(page, 'link', readerMessages.notFound.goToMyStories)
    await see(page, myStoriesMessages.empty.title)

    page = await screens.arrive(viewport)
    await open(`/story/${id}`)
    await arriveAt(`/signin?redirectTo=%2Fstory%2F${id}`)
    await fill(page, signInMessages.username, username)
    await page.locator('input[name=password]').fill('not it')
    await click(page, 'button', signInMessages.submit)
    await see(page, accountMessages.wrongCredentials)
    await signIn(username)
    await arriveAt(new RegExp(`^/story/${id}`))
    await see(page, 'Page 1 of 10')
  })
})
