import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { paths } from './paths.ts'

test('the addresses of the site', () => {
  const { story, signIn, ...plain } = paths
  const addresses = Object.fromEntries(Object.entries(plain).map(([name, path]) => [name, path()]))
  expect({
    ...addresses,
    story: story(7),
    redeemGiftOf: paths.redeemGift('a/b'),
    signIn: signIn(),
    signInAndBack: signIn('/story/7?page=2#top'),
    signUpAndBack: paths.signUp(paths.redeemGift('a/b')),
  }).toMatchInlineSnapshot(`
    {
      "changePassword": "/reset-password",
      "contact": "/contact-us",
      "createStory": "/create-story",
      "home": "/",
      "howItWorks": "/#how-it-works",
      "myStories": "/my-stories",
      "privacy": "/privacy-policy",
      "redeemGift": "/redeem-gift",
      "redeemGiftOf": "/redeem-gift?token=a%2Fb",
      "refunds": "/refund-policy",
      "shipping": "/shipping-policy",
      "shop": "/purchases",
      "signIn": "/signin",
      "signInAndBack": "/signin?redirectTo=%2Fstory%2F7%3Fpage%3D2%23top",
      "signUp": "/signup",
      "signUpAndBack": "/signup?redirectTo=%2Fredeem-gift%3Ftoken%3Da%252Fb",
      "story": "/story/7",
      "terms": "/terms-and-conditions",
    }
  `)
})

test('the calls of the browser', () => {
  const { story, illustrations, retryIllustration, storyPdf, download, orderPrintedCopy, freePrintedCopy, ...plain } =
    endpoints
  const calls = Object.fromEntries(Object.entries(plain).map(([name, path]) => [name, path()]))
  expect({
    ...calls,
    olderStories: endpoints.stories(90),
    story: story(7),
    illustrations: illustrations(7),
    retryIllustration: retryIllustration(7, 3),
    storyPdf: storyPdf(7),
    download: download(7, 'fixed_epub'),
    orderPrintedCopy: orderPrintedCopy(7),
    freePrintedCopy: freePrintedCopy(7),
  }).toMatchInlineSnapshot(`
    {
      "availableGifts": "/api/check-available-gifts",
      "changePassword": "/api/reset-password",
      "checkout": "/api/payments/checkout",
      "createGiftOrder": "/api/create-gift-order",
      "createOrder": "/api/create-order",
      "download": "/api/stories/7/download/fixed_epub",
      "freePrintedCopy": "/api/stories/7/process-free-printed-copy",
      "generateStory": "/api/generate-story",
      "illustrations": "/api/stories/7/illustrations",
      "me": "/api/me",
      "olderStories": "/api/stories?before=90",
      "orderPrintedCopy": "/api/stories/7/order-printed-copy",
      "redeemGift": "/api/redeem-gift",
      "retryIllustration": "/api/stories/7/illustrations/3/retry",
      "signIn": "/api/login",
      "signOut": "/api/logout",
      "signUp": "/api/signup",
      "stories": "/api/stories",
      "story": "/api/stories/7",
      "storyCredits": "/api/story-credits",
      "storyPdf": "/api/stories/7/pdf",
      "verifyPayment": "/api/verify-payment",
    }
  `)
})
