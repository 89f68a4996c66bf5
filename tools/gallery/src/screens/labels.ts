import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { contactMessages } from '@kahani/messages/en/contact'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { downloadMessages } from '@kahani/messages/en/download'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { landingMessages } from '@kahani/messages/en/landing'
import { landingBookMessages } from '@kahani/messages/en/landing-book'
import { lookPictureMessages } from '@kahani/messages/en/look-picture'
import { packageNameMessages } from '@kahani/messages/en/packages'
import { printDialogMessages } from '@kahani/messages/en/prints'
import { readerMessages } from '@kahani/messages/en/reader'
import { shellMessages } from '@kahani/messages/en/shell'
import { shopMessages } from '@kahani/messages/en/shop'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { wishUseMessages } from '@kahani/messages/en/wish-uses'
import { signInMessages as signInHindi, signUpMessages as signUpHindi } from '@kahani/messages/hi/account-pages'
import { contactMessages as contactHindi } from '@kahani/messages/hi/contact'
import { createStoryMessages as createStoryHindi } from '@kahani/messages/hi/create-story'
import { createStoryGuideMessages as createStoryGuideHindi } from '@kahani/messages/hi/create-story-guide'
import { downloadMessages as downloadHindi } from '@kahani/messages/hi/download'
import { familyMemberMessages as familyMemberHindi } from '@kahani/messages/hi/family-members'
import { landingMessages as landingHindi } from '@kahani/messages/hi/landing'
import { landingBookMessages as landingBookHindi } from '@kahani/messages/hi/landing-book'
import { lookPictureMessages as lookPictureHindi } from '@kahani/messages/hi/look-picture'
import { packageNameMessages as packageNameHindi } from '@kahani/messages/hi/packages'
import { printDialogMessages as printDialogHindi } from '@kahani/messages/hi/prints'
import { readerMessages as readerHindi } from '@kahani/messages/hi/reader'
import { shellMessages as shellHindi } from '@kahani/messages/hi/shell'
import { shopMessages as shopHindi } from '@kahani/messages/hi/shop'
import { storyEditorMessages as editorHindi } from '@kahani/messages/hi/story-editor'
import { wishUseMessages as wishUseHindi } from '@kahani/messages/hi/wish-uses'
import type { Translation } from '@kahani/messages/translation'
import type { Page } from 'puppeteer'

const ENGLISH = {
  signIn: signInMessages,
  signUp: signUpMessages,
  contact: contactMessages,
  createStory: createStoryMessages,
  createStoryGuide: createStoryGuideMessages,
  download: downloadMessages,
  editor: storyEditorMessages,
  familyMember: familyMemberMessages,
  landing: landingMessages,
  landingBook: landingBookMessages,
  lookPicture: lookPictureMessages,
  packageName: packageNameMessages,
  printDialog: printDialogMessages,
  reader: readerMessages,
  shell: shellMessages,
  shop: shopMessages,
  wishUse: wishUseMessages,
}
const HINDI = {
  signIn: signInHindi,
  signUp: signUpHindi,
  contact: contactHindi,
  createStory: createStoryHindi,
  createStoryGuide: createStoryGuideHindi,
  download: downloadHindi,
  editor: editorHindi,
  familyMember: familyMemberHindi,
  landing: landingHindi,
  landingBook: landingBookHindi,
  lookPicture: lookPictureHindi,
  packageName: packageNameHindi,
  printDialog: printDialogHindi,
  reader: readerHindi,
  shell: shellHindi,
  shop: shopHindi,
  wishUse: wishUseHindi,
}

/** A text of the app, in the language of a page. */
export type Label = (messages: Translation<typeof ENGLISH>) => string

/** The text of a label on a page. */
export async function textOn(page: Page, label: Label): Promise<string> {
  const isHindi = await page.evaluate('document.documentElement.lang.startsWith("hi")')
  return label(isHindi ? HINDI : ENGLISH)
}
