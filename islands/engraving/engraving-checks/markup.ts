import { find } from '../../../src/dom/query'
import { MarkupError } from '../../../src/page/markup-error'

export const DELIVERY = 'deliverydate'
const PRESENTATION = 'presentationdate'

/** @throws MarkupError without the field for the date of delivery (contract 08 §10.1) */
export function readDates(form: HTMLElement) {
  const delivery = find<HTMLInputElement>(form, `#${DELIVERY}`)
  if (!delivery) throw new MarkupError('#tmmengravingsettings', { [`#${DELIVERY}`]: delivery })
  return { delivery, presentation: find<HTMLInputElement>(form, `#${PRESENTATION}`) }
}
