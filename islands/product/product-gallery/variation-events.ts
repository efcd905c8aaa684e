import { onJQuery } from '../../../legacy-shims/jquery-events'
import { callOn } from '../../../src/dom/member'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

/** Handlers for the jQuery events of the shop plugin and its companions (contract 02 §15). */
export interface VariationHandlers {
  onFound(variation: unknown): void
  onShown(): void
  onReset(): void
  /** @param args the event's extra arguments */
  onSlides(args: readonly unknown[]): void
}

const NAMESPACE = '.laurelGallery'
const FORM = '.variations_form'
const SWATCH = 'div.select'
const SLIDES_PREFIX = 'wc_additional_variation_images_'
const SLIDES = [
  'frontend_image_swap_callback',
  'frontend_ajax_default_image_swap_callback',
  'frontend_on_reset',
  'ajax_default_image_swap_callback',
  'on_reset',
].map((name) => SLIDES_PREFIX + name)

/**
 * Listens for the product's variations as soon as jQuery is there. The events bubble to the document; events
 * from the forms of other products, for example in a quick view, are ignored.
 * @param host the gallery
 */
export function onVariationEvents(
  host: HTMLElement,
  handlers: VariationHandlers,
  { add, window }: Scope,
): void {
  const isOwn = (target: Element | null) => {
    const form = target && formOf(host)
    return !closest(target, FORM) || (form && callOn(form, 'contains', target))
  }
  const handlersByEvent: Record<string, (target: Element | null, args: readonly unknown[]) => void> = {
    found_variation: (_, [variation]) => handlers.onFound(variation),
    show_variation: handlers.onShown,
    reset_image: handlers.onReset,
    change: (target) => isSwatch(target) && handlers.onShown(),
  }
  for (const name of SLIDES) handlersByEvent[name] = (_, args) => handlers.onSlides(args)

  add(
    onJQuery(window, (jQuery) => {
      const document = jQuery(window.document)
      const bound = Object.entries(handlersByEvent).map(([name, handle]) => {
        const listener = (event: unknown, ...args: unknown[]) => {
          const target = targetOf(event)
          if (isOwn(target)) handle(target, args)
        }
        document.on(name + NAMESPACE, listener)
        return () => void document.off(name + NAMESPACE, listener)
      })
      return () => {
        for (const unbind of bound) unbind()
      }
    }),
  )
}

/** The form in the same product element, else the first form of the page. */
function formOf(host: HTMLElement): Element | null {
  return host.closest('.product')?.querySelector(FORM) ?? host.ownerDocument.querySelector(FORM)
}

/** The swatch plugin puts its selects into `div.select`; other selects trigger `found_variation`. */
const isSwatch = (target: Element | null) =>
  closest(target, FORM) !== null && closest(target, SWATCH) !== null

function targetOf(event: unknown): Element | null {
  const target = typeof event === 'object' && event !== null && 'target' in event ? event.target : null
  return target instanceof Element ? target : null
}
