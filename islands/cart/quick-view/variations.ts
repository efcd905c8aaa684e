import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import { isRecord } from '../../../src/page/is-record'
import type { Scope } from '../../../src/page/scope'
import type { Slider } from './slider'

const FORM = 'form.variations_form'
const SKU = '.sku'
const LOADED_CLASS = 'jckqv-loaded'
const NO_SKU = 'n/a'

/** Shows the picture and the SKU of the variation that the shop plugin's form has found (contract 02 §11.4). */
export function followVariations(content: HTMLElement, slider: Slider | null, { add, window }: Scope): void {
  const form = content.querySelector(FORM)
  if (!form) return
  /** The form also fires `reset_image` as it starts, when the visitor may have chosen a picture already. */
  let isVariationShown = false
  add(
    onJQueryEvents(window, form, {
      show_variation(variation) {
        const { variation_id } = isRecord(variation) ? variation : {}
        isVariationShown = true
        form.classList.add(LOADED_CLASS)
        slider?.showVariation(Number(variation_id))
      },
      found_variation(variation) {
        const { sku } = isRecord(variation) ? variation : {}
        const text = typeof sku === 'string' || typeof sku === 'number' ? String(sku) : ''
        for (const element of content.querySelectorAll(SKU)) element.textContent = text || NO_SKU
      },
      reset_image() {
        if (isVariationShown) slider?.showFirst()
        isVariationShown = false
      },
    }),
  )
}
