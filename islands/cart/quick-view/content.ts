import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import type { Scope } from '../../../src/page/scope'
import { siteAddress } from '../../../src/page/site-address'
import { workAdding } from './adding'
import type { Answer } from './answer'
import { workQuantities } from './quantity'
import { revealPictures } from './reveal'
import type * as Scripts from './scripts'
import { createSlider } from './slider'
import { followVariations } from './variations'

/** Contract 02 §11.3: by then the shop plugin's form, which the answer loads, has had its time. */
const SELECTS_TOLD_AFTER_MS = 500

export interface ContentOptions {
  readonly vars: QuickViewVars
  readonly hasAddScript: boolean
  /** The address that the product's view came from. */
  readonly answeredBy: string
  readonly title: string
  readonly code: Pick<typeof Scripts, 'standInForScripts'>
  readonly close: () => void
}

/**
 * Brings a product's view, which is part of the page by now, to life: what its scripts do, pictures, form.
 * @param scope ends everything that belongs to this product
 */
export function enliven({ content, title, scripts }: Answer, options: ContentOptions, scope: Scope): void {
  const { vars, code } = options
  // A server that the call was sent on to has no say in what the page loads.
  if (siteAddress(options.answeredBy) !== undefined) code.standInForScripts(content, scripts, vars, scope)
  const slider = createSlider(content, { settings: vars.settings, title: title || options.title }, scope)
  revealPictures(content, scope)
  followVariations(content, slider, scope)
  workQuantities(content)
  if (vars.settings.addsHere) workAdding(content, options, scope)
  scope.after(SELECTS_TOLD_AFTER_MS, () => {
    for (const select of content.querySelectorAll('select')) dispatchChange(select)
  })
}
