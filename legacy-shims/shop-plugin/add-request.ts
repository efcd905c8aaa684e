import { listen } from '../../src/dom/listen'
import { elementOf, onJQueryEvents } from '../jquery-events'

/** The shop plugin's own request, in any permalink setting: `/?wc-ajax=add_to_cart`. */
const ADD_REQUEST = /[?&]wc-ajax=add_to_cart(&|$)/
/** Between laurel's own islands, and no part of what others may listen to. */
const OUTCOME_EVENT = 'laurel-add-request'

export interface AddRequestListeners {
  /** The product is in the cart. The button is missing when another plugin did it. */
  added(button: HTMLElement | undefined): void
  /** The request did not go through, or its answer was none; the plugin itself leaves its button waiting. */
  failed?(button: HTMLElement | undefined, productId: string | undefined): void
}

interface Outcome {
  readonly outcome: 'added' | 'failed'
  /** The button that was pressed, when it is to know. */
  readonly button?: HTMLElement | undefined
}

/**
 * Tells of a product that an island has added by a request of its own, as the shop plugin's request would be heard of:
 * where there is no jQuery, and of failures, for which the shop plugin has no event.
 */
export function tellAddRequest(document: Document, outcome: Outcome): void {
  document.dispatchEvent(new CustomEvent<Outcome>(OUTCOME_EVENT, { detail: outcome }))
}

/** Follows the shop plugin's request to add a product (contract 02 §0.4, §2.5). Returns the way to stop. */
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
  return typeof answer === 'object' && answer !== null
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
