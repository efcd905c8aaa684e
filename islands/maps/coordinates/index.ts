import { loadMaps } from '../../../legacy-shims/google-maps'
import { actAsButton } from '../../../src/dom/act-as-button'
import { announce } from '../../../src/dom/announce'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { alertVisitor } from '../../../src/overlay/alert'
import type { Mount } from '../../../src/page/island'
import { text } from '../../../src/page/text'
import { placeFields } from './markup'

const TEXTS = {
  noAddress: () => text('coordinates.no-address', 'Please enter the address first.'),
  notFound: () =>
    text(
      'coordinates.not-found',
      'No place was found for this address. Please check it, or enter the coordinates yourself.',
    ),
  noAnswer: () =>
    text(
      'coordinates.no-answer',
      'The map service does not answer. Please try again later, or enter the coordinates yourself.',
    ),
  found: () => text('coordinates.found', 'Latitude and longitude have been filled in.'),
}

/** Fills in the coordinates of the address that the visitor has entered (contract 01 §22; spec storefront §5). */
export const mount: Mount = (button, scope) => {
  const { document } = scope
  const adopted = scope.adopt
  let isBusy = false
  let endNotice = () => {}

  function notify(message: string) {
    endNotice = alertVisitor(document, message)
  }
  function setBusy(busy: boolean) {
    isBusy = busy
    adopted.attribute(button, 'aria-disabled', busy ? 'true' : null)
  }
  async function find(address: string) {
    const maps = await loadMaps(scope)
    if (!maps) return TEXTS.noAnswer()
    try {
      return (await maps.geocode(address)) ?? TEXTS.notFound()
    } catch (cause) {
      scope.report(cause, 'call')
      return TEXTS.noAnswer()
    }
  }
  async function calculate() {
    const fields = placeFields(button)
    if (!fields || isBusy) return
    endNotice()
    const asked = fields.address.value
    if (asked.trim() === '') return notify(TEXTS.noAddress())
    setBusy(true)
    const found = await find(asked.trim())
    if (scope.signal.aborted) return
    setBusy(false)
    // The visitor has changed the address meanwhile: the answer belongs to the old one.
    if (fields.address.value !== asked) return
    if (typeof found === 'string') return notify(found)
    fill(fields.lat, found.lat)
    fill(fields.lng, found.lng)
    announce(document, TEXTS.found())
  }

  scope.add(actAsButton(button, adopted))
  scope.listen(button, 'click', (event) => {
    event.preventDefault()
    calculate().catch(scope.report)
  })
  scope.add(() => endNotice())
}

function fill(field: HTMLInputElement, value: number) {
  field.value = String(value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  dispatchChange(field)
}
