import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import { isRecord } from '../../../src/page/is-record'
import type { Scope } from '../../../src/page/scope'
import type { Slider } from './slider'

const FORM = 'form.variations_form'
const SKU = '.sku'
const LOADED_CLASS = 'jckqv-loaded'
const NO_SKU = 'n/a'

/** Follows the shop plugin's form: picture and number of the variation that is chosen (contract 02 §11.4). */
export function followVariations(content: HTMLElement, slider: Slider | null, { add, window }: Scope): void {
  const form = content.querySelector(FORM)
  if (!form) return
  /** The form also resets itself at its start, when the visitor may already be at another picture. */
  let showsVariation = false
  add(
    onJQueryEvents(window, form, {
      show_variation(variation) {
        const { variation_id } = isRecord(variation) ? variation : {}
        showsVariation = true
        form.classList.add(LOADED_CLASS)
        slider?.showVariation(Number(variation_id))
      },
      found_variation(variation) {
        const { sku } = isRecord(variation) ? variation : {}
        const number = typeof sku === 'string' || typeof sku === 'number' ? String(sku) : ''
        for (const place of content.querySelectorAll(SKU)) place.textContent = number || NO_SKU
      },
      reset_image() {
        if (showsVariation) slider?.showFirst()
        showsVariation = false
      },
    }),
  )
}
