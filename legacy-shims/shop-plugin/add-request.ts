import { listen } from '../../src/dom/listen'
import { isRecord } from '../../src/page/is-record'
import { elementOf, onJQueryEvents } from '../jquery-events'

/** The shop plugin's own request, in any permalink setting: `/?wc-ajax=add_to_cart`. */
const ADD_REQUEST = /[?&]wc-ajax=add_to_cart(&|$)/
/** Between laurel's islands; not public. */
const OUTCOME_EVENT = 'laurel-add-request'

export interface AddRequestListeners {
  /** The product is in the cart. There is no button when another plugin has added it. */
  added(button: HTMLElement | undefined): void
  /** The request failed or had no valid answer; the plugin itself leaves its button in the loading state. */
  failed?(button: HTMLElement | undefined, productId: string | undefined): void
}

interface Outcome {
  readonly outcome: 'added' | 'failed'
  /** The pressed button. */
  readonly button?: HTMLElement | undefined
}

/**
 * Announces the outcome of an island's own request to add a product to the listeners of {@link onAddRequest}. It is
 * needed on pages without jQuery, and for failures, for which the shop plugin has no event.
 */
export function announceAddRequest(document: Document, outcome: Outcome): void {
  document.dispatchEvent(new CustomEvent<Outcome>(OUTCOME_EVENT, { detail: outcome }))
}

/**
 * Listens to requests to add a product, the shop plugin's and laurel's (contract 02 §0.4, §2.5).
 * @returns a function that stops it
 */
export function onAddRequest(window: Window, { added, failed }: AddRequestListeners): () => void {
  const { document } = window
  const stopBody = onJQueryEvents(window, document.body, {
    added_to_cart: (_fragments, _hash, button) => added(elementOf(button)),
    'ajax_request_not_sent.adding_to_cart': (_a, _b, button) => failed?.(elementOf(button), undefined),
  })
  const stopOutcomes = listen(document, [OUTCOME_EVENT], (event) => {
    const { outcome, button } = recordOf('detail' in event ? event.detail : null)
    if (outcome === 'added') added(elementOf(button))
    if (outcome === 'failed') failed?.(elementOf(button), undefined)
  })
  const stopOwn = () => {
    stopBody()
    stopOutcomes()
  }
  if (!failed) return stopOwn
  const stopDocument = onJQueryEvents(window, document, {
    ajaxComplete: (request, settings) => {
      const { url, data } = recordOf(settings)
      if (typeof url !== 'string' || !ADD_REQUEST.test(url) || hasAnswer(recordOf(request))) return
      const fields = new URLSearchParams(typeof data === 'string' ? data : '')
      failed(undefined, fields.get('product_id') ?? undefined)
    },
  })
  return () => {
    stopOwn()
    stopDocument()
  }
}

function hasAnswer({ status, responseText, responseJSON }: Record<string, unknown>): boolean {
  if (typeof status !== 'number' || status < 200 || status > 299) return false
  const answer = responseJSON ?? parse(responseText)
  return isRecord(answer)
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
