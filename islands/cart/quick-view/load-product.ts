import type { QuickViewVars, TriggeredProduct } from '../../../legacy-shims/quick-view-plugin'
import { announce } from '../../../src/dom/announce'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import { readAnswer } from './answer'
import { labelText, type Modal } from './modal'
import { tellPlugins } from './tell-plugins'
import { fetchProduct } from './wire'

export interface LoadOptions {
  readonly productId: string
  /** The product as the page shows it around its trigger. */
  readonly product: TriggeredProduct
  readonly vars: QuickViewVars
  readonly onSettled: (status: 'ready' | 'error') => void
  readonly close: () => void
}

/**
 * Fetches a product and shows it in the modal, or shows that it could not be loaded.
 * @param scope of this product: once it is disposed, the answer is dropped
 */
export async function loadProduct(
  { shell, hasAddScript }: Modal,
  { productId, product, vars, onSettled, close }: LoadOptions,
  scope: Scope,
): Promise<void> {
  const { document, signal } = scope
  const { title } = product
  let isShown = false
  shell.setLabel(title ? `${labelText()}: ${title}` : labelText())
  shell.showLoading(vars.texts.loading)
  try {
    const [{ html, answeredBy }, { activateContent }] = await Promise.all([
      fetchProduct(vars, productId, { signal }),
      // The code for products is fetched while the server answers.
      import('./product-content'),
    ])
    if (signal.aborted) return
    const answer = readAnswer(html)
    if (!answer) throw new WireError('unexpected', 'jckqv', html)
    onSettled('ready')
    isShown = true
    shell.showContent(answer.content)
    activateContent(answer, { vars, close, answeredBy, hasAddScript, title }, scope)
    announce(document, answer.title || title)
    tellPlugins(scope, 'jckqv_open')
  } catch (cause) {
    if (signal.aborted || isAborted(cause)) return
    scope.report(cause, cause instanceof WireError ? 'call' : 'act')
    if (isShown) return
    onSettled('error')
    shell.showError(product, vars.ajaxUrl)
    announce(document, text('quick-view.failed', 'The content could not be loaded.'))
  }
}
