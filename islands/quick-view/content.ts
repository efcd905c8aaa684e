import type { QuickViewVars } from '../../legacy-shims/quick-view-plugin'
import { dispatchChange } from '../../src/page/dispatch-change'
import type { Page } from '../../src/page/page'
import { workAdding } from './adding'
import type { Answer } from './answer'
import { workQuantities } from './quantity'
import { revealPictures } from './reveal'
import { mayRunScripts, runScripts, whenJQuery } from './scripts'
import { createSlider } from './slider'
import { followVariations } from './variations'

/** Contract 02 §11.3: by then the shop plugin's form, which the answer loads, has had its time. */
const SELECTS_TOLD_AFTER_MS = 500

export interface ContentOptions {
  readonly page: Page
  readonly vars: QuickViewVars
  /** Ends everything that belongs to this product. */
  readonly signal: AbortSignal
  readonly hasAddScript: boolean
  /** The address that the product's view came from. */
  readonly answeredBy: string
  readonly title: string
  readonly close: () => void
}

/** Brings a product's view, which is part of the page by now, to life: its scripts, pictures, form. */
export function enliven({ content, scripts }: Answer, options: ContentOptions): void {
  const { page, vars, signal } = options
  const { window } = page
  if (mayRunScripts(window, options.answeredBy)) {
    whenJQuery(window, signal, () => void runScripts(content, scripts, { signal }).catch(page.report))
  }
  const title = content.querySelector('h1, h2')?.textContent?.trim() || options.title
  const slider = createSlider(content, { page, settings: vars.settings, title })
  revealPictures(content, window, signal)
  const stops = [slider?.stop ?? (() => {}), followVariations(content, slider, window)]
  workQuantities(content)
  if (vars.settings.addsHere) workAdding(content, options)
  const timer = setTimeout(() => {
    for (const select of content.querySelectorAll('select')) dispatchChange(select)
  }, SELECTS_TOLD_AFTER_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  })
}
