import { loadMaps } from '../../../legacy-shims/google-maps'
import { createAdoption } from '../../../src/dom/adoption'
import { actAsButton } from '../../../src/page/act-as-button'
import { alertVisitor } from '../../../src/page/alert'
import { announce } from '../../../src/page/announce'
import { dispatchChange } from '../../../src/page/dispatch-change'
import { listen } from '../../../src/page/listen'
import type { Mount } from '../../../src/runtime/island'
import { placeFields } from './markup'

const TEXTS = {
  noAddress: 'Please enter the address first.',
  notFound: 'No place was found for this address. Please check it, or enter the coordinates yourself.',
  noAnswer: 'The map service does not answer. Please try again later, or enter the coordinates yourself.',
  found: 'Latitude and longitude have been filled in.',
}

/** Fills in the coordinates of the address that the visitor has entered (contract 01 §22; spec storefront §5). */
export const mount: Mount = (button, page) => {
  const { document } = page
  const adopted = createAdoption()
  let isBusy = false
  let isLeft = false
  let endNotice = () => {}

  function notify(text: string) {
    endNotice = alertVisitor(document, text)
  }
  function setBusy(busy: boolean) {
    isBusy = busy
    adopted.attribute(button, 'aria-disabled', busy ? 'true' : null)
  }
  async function find(address: string) {
    const maps = await loadMaps(page)
    if (!maps) return TEXTS.noAnswer
    try {
      return (await maps.geocode(address)) ?? TEXTS.notFound
    } catch (cause) {
      page.report(cause, 'call')
      return TEXTS.noAnswer
    }
  }
  async function calculate() {
    const fields = placeFields(button)
    if (!fields || isBusy) return
    endNotice()
    const asked = fields.address.value
    if (asked.trim() === '') return notify(TEXTS.noAddress)
    setBusy(true)
    const found = await find(asked.trim())
    if (isLeft) return
    setBusy(false)
    // Of another address by now: the visitor will ask again.
    if (fields.address.value !== asked) return
    if (typeof found === 'string') return notify(found)
    fill(fields.lat, found.lat)
    fill(fields.lng, found.lng)
    announce(document, TEXTS.found)
  }

  const stops = [
    actAsButton(button, adopted),
    listen(button, ['click'], (event) => {
      event.preventDefault()
      calculate().catch(page.report)
    }),
  ]
  return () => {
    isLeft = true
    endNotice()
    for (const stop of stops) stop()
    adopted.restore()
  }
}

function fill(field: HTMLInputElement, value: number) {
  field.value = String(value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  dispatchChange(field)
}
