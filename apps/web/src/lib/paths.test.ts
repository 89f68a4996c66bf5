import { expect, test } from 'vitest'
import { adminEndpoints } from './admin-endpoints.ts'
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
    adminUsers: paths.adminDashboard('users'),
    signUpAndBack: paths.signUp(paths.redeemGift('a/b')),
  }).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "accountDeleted": "/account-deleted",
      "adminDashboard": "/admin/dashboard",
      "adminUsers": "/admin/dashboard?tab=users",
      "auditLog": "/admin/audit-log",
      "changePassword": "/reset-password",
      "confirmNewsletter": "/newsletter/confirm",
      "contact": "/contact-us",
      "costs": "/admin/costs",
      "createStory": "/create-story",
      "forgotPassword": "/forgot-password",
      "gmailAuth": "/admin/gmail-auth",
      "gmailStatus": "/admin/gmail-status",
      "home": "/",
      "howItWorks": "/#how-it-works",
      "myStories": "/my-stories",
      "newsletters": "/admin/newsletters",
      "orders": "/admin/orders",
      "printedCopies": "/admin/printed-copies",
      "privacy": "/privacy-policy",
      "queues": "/admin/queues",
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
      "unsubscribeFromNewsletter": "/newsletter/unsubscribe",
      "verifyEmail": "/verify-email",
    }
  `)
})

test('the calls of the browser', () => {
  const {
    story,
    illustrations,
    retryIllustration,
    storyPdf,
    download,
    downloadStatus,
    downloadChecks,
    orderPrintedCopy,
    freePrintedCopy,
    printCheck,
    device,
    photoConsent,
    ...plain
  } = endpoints
  const calls = Object.fromEntries(Object.entries(plain).map(([name, path]) => [name, path()]))
  expect({
    ...calls,
    olderStories: endpoints.stories(90),
    story: story(7),
    illustrations: illustrations(7),
    printCheck: printCheck(7),
    retryIllustration: retryIllustration(7, 3),
    storyPdf: storyPdf(7),
    download: download(7, 'fixed_epub'),
    downloadForPrinting: download(7, 'pdf/printing-cover'),
    downloadStatus: downloadStatus(7, 'kf8/send-to-kindle'),
    downloadChecks: downloadChecks(7, 'pdf/printing'),
    orderPrintedCopy: orderPrintedCopy(7),
    freePrintedCopy: freePrintedCopy(7),
    device: device('a/b'),
    photoConsent: photoConsent(7),
    googleSignInAndBack: endpoints.googleSignIn('/story/7?page=2'),
  }).toMatchInlineSnapshot(`
    {
      "account": "/api/account",
      "archive": "/api/account/archive",
      "archiveDownload": "/api/account/archive/download",
      "availableGifts": "/api/check-available-gifts",
      "checkout": "/api/payments/checkout",
      "confirmNewsletter": "/api/newsletter/confirm",
      "contact": "/api/contact",
      "createGiftOrder": "/api/create-gift-order",
      "createOrder": "/api/create-order",
      "device": "/api/sessions/a%2Fb",
      "devices": "/api/sessions",
      "download": "/api/stories/7/download/fixed_epub",
      "downloadChecks": "/api/stories/7/download/pdf/checks?for=printing",
      "downloadForPrinting": "/api/stories/7/download/pdf?for=printing-cover",
      "downloadStatus": "/api/stories/7/download/kf8/status?for=send-to-kindle",
      "forgotPassword": "/api/forgot-password",
      "freePrintedCopy": "/api/stories/7/process-free-printed-copy",
      "generateStory": "/api/generate-story",
      "googleSignIn": "/auth/google",
      "googleSignInAndBack": "/auth/google?redirectTo=%2Fstory%2F7%3Fpage%3D2",
      "illustrations": "/api/stories/7/illustrations",
      "keptData": "/api/account/kept-data",
      "me": "/api/me",
      "olderStories": "/api/stories?before=90",
      "orderPrintedCopy": "/api/stories/7/order-printed-copy",
      "photoConsent": "/api/photo-consents/7",
      "photoConsents": "/api/photo-consents",
      "printCheck": "/api/stories/7/print-check",
      "redeemGift": "/api/redeem-gift",
      "resendVerification": "/api/resend-verification",
      "resetPassword": "/api/reset-password",
      "retryIllustration": "/api/stories/7/illustrations/3/retry",
      "signIn": "/api/login",
      "signInOptions": "/api/sign-in-options",
      "signOut": "/api/logout",
      "signUp": "/api/signup",
      "stories": "/api/stories",
      "story": "/api/stories/7",
      "storyCredits": "/api/story-credits",
      "storyPdf": "/api/stories/7/pdf",
      "subscribeToNewsletter": "/api/newsletter",
      "unsubscribeFromNewsletter": "/api/newsletter/unsubscribe",
      "verifyEmail": "/api/verify-email",
      "verifyPayment": "/api/verify-payment",
    }
  `)
})

test('the calls of the browser for administrators', () => {
  const { userRole, userSessions, printedCopyStatus, printFile, retryJob, testEmail, ...plain } = adminEndpoints
  const calls = Object.fromEntries(Object.entries(plain).map(([name, path]) => [name, path()]))
  expect({
    ...calls,
    searchedUsers: adminEndpoints.users({ q: 'asha@example.in' }),
    filteredOrders: adminEndpoints.orders({ status: 'paid', purpose: '' }),
    userRole: userRole(7),
    userSessions: userSessions(7),
    printedCopyStatus: printedCopyStatus(7),
    printFile: printFile({ storyId: 7, userId: 3 }, 'cover'),
    retryJob: retryJob('mail', 'a/b'),
    testEmail: testEmail(7),
  }).toMatchInlineSnapshot(`
    {
      "auditLog": "/api/admin/audit-log",
      "connectGmail": "/api/admin/gmail/connect",
      "costs": "/api/admin/costs",
      "dashboard": "/api/admin/dashboard",
      "filteredOrders": "/api/admin/orders?status=paid",
      "fixStoryCount": "/api/admin/fix-story-count",
      "gmail": "/api/admin/gmail",
      "newsletters": "/api/admin/newsletters",
      "orders": "/api/admin/orders",
      "printFile": "/api/admin/stories/7/print-files/cover?userId=3",
      "printedCopies": "/api/admin/printed-copies",
      "printedCopyStatus": "/api/admin/printed-copies/7/status",
      "queues": "/api/admin/queues",
      "retryJob": "/api/admin/queues/mail/jobs/a%2Fb/retry",
      "searchedUsers": "/api/admin/users?q=asha%40example.in",
      "sendTestEmail": "/api/admin/gmail/test",
      "stories": "/api/admin/stories",
      "testEmail": "/api/admin/gmail/test/7",
      "testNewsletter": "/api/admin/newsletters/test",
      "userRole": "/api/admin/users/7/role",
      "userSessions": "/api/admin/users/7/sessions",
      "users": "/api/admin/users",
    }
  `)
})
