import type { Locator, Page } from '@playwright/test'

/** The call behind the search box, by the name under which the server takes note of it. */
export const SEARCH = 'aws_action'

/** One search box of a page, by what the visitor sees of it. */
export interface SearchBox {
  readonly container: Locator
  readonly form: Locator
  readonly field: Locator
  /** The cross in the field. */
  readonly clear: Locator
  /** The loupe beside it. */
  readonly button: Locator
  readonly loader: Locator
  /** The list, which lies somewhere else on the page. */
  readonly list: Locator
  /** The rows of the list that can be chosen, and the message that there is no result. */
  readonly rows: Locator
  readonly highlighted: Locator
}

/** @param options where the box is, and which list of the page is its own: the first box that is used has the first */
export function searchBox(page: Page, { within = '#header', number = 1 } = {}): SearchBox {
  const container = page.locator(`${within} .aws-container`)
  const list = page.locator(`#aws-search-result-${number}`)
  return {
    container,
    form: container.locator('.aws-search-form'),
    field: container.locator('.aws-search-field'),
    clear: container.locator('.aws-search-clear'),
    button: container.locator('.aws-search-btn'),
    loader: container.locator('.aws-loader'),
    list,
    rows: list.locator('.aws_result_item'),
    highlighted: list.locator('.hovered'),
  }
}

/** The titles in the list. */
export const titles = ({ list }: SearchBox) => list.locator('.aws_result_title')

/** The titles in the list after a search for “cup”. */
export const CUPS = ['Cups (3)', 'Gold Cup', 'Silver Netball Cup', 'Bronze Encouragement Cup']

/** Takes note of events that reach the document, from before the page's first script on. */
export async function listen(page: Page, ...names: string[]) {
  await page.addInitScript((wanted) => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of wanted) document.addEventListener(name, ({ type }) => heard.push(type))
  }, names)
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
