import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import type { Scope } from '../../../src/page/scope'
import { siteAddress } from '../../../src/page/site-address'
import { handleAddForm } from './add-form'
import type { Answer } from './answer'
import { revealPictures } from './picture-reveal'
import { handleQuantityButtons } from './quantity'
import { standInForScripts } from './scripts'
import { createSlider } from './slider'
import { followVariations } from './variations'

/** Contract 02 §11.3: by then the shop plugin's variation script has had time to load. */
const SELECT_CHANGE_AFTER_MS = 500

export interface ContentOptions {
  readonly vars: QuickViewVars
  readonly hasAddScript: boolean
  /** The address that answered in the end, after redirects. */
  readonly answeredBy: string
  readonly title: string
  readonly close: () => void
}

/**
 * Starts the parts of a product's view once it is on the page: scripts, pictures, variations, quantity, form.
 * @param scope of this product
 */
export function activateContent(
  { content, title, scripts }: Answer,
  options: ContentOptions,
  scope: Scope,
): void {
  const { vars, answeredBy } = options
  // After a redirect to another site the answer may not decide what the page loads.
  if (siteAddress(answeredBy) !== undefined) standInForScripts(content, scripts, vars, scope)
  const slider = createSlider(content, { settings: vars.settings, title: title || options.title }, scope)
  revealPictures(content, scope)
  followVariations(content, slider, scope)
  handleQuantityButtons(content)
  if (vars.settings.addsHere) handleAddForm(content, options, scope)
  scope.after(SELECT_CHANGE_AFTER_MS, () => {
    for (const select of content.querySelectorAll('select')) dispatchChange(select)
  })
}
