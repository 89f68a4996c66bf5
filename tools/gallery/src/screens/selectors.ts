export const byText = (text: string) => `::-p-text(${JSON.stringify(text)})`

export type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'menuitem' | 'textbox'

/** An XPath condition for the elements of a role. */
const ROLES: Record<Role, string> = {
  button: '(self::button and not(@role)) or @role="button"',
  link: 'self::a',
  tab: '@role="tab"',
  menuitem: '@role="menuitem"',
  radio: '(self::input and @type="radio") or @role="radio"',
  checkbox: '(self::input and @type="checkbox") or @role="checkbox"',
  textbox: '(self::input and not(@type="radio" or @type="checkbox")) or self::textarea',
}

/**
 * Finds an element by its role and its accessible name: an aria-label, its text, or the text of its label. Puppeteer's own
 * ARIA selectors make Chromium maintain an accessibility tree, which doubles the CPU time of a page.
 */
export function byRole(role: Role, name: string): string {
  const text = JSON.stringify(name)
  const label = `//label[normalize-space(.)=${text} or span[normalize-space(.)=${text}]]`
  const named = `@aria-label=${text} or normalize-space(.)=${text} or @id=${label}/@for or ancestor::label[normalize-space(.)=${text}]`
  return `::-p-xpath(//*[(${ROLES[role]}) and (${named})])`
}
