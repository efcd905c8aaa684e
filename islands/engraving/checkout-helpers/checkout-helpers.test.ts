import { describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { MAPS_CALL, send } from '../calls'
import { mount as island } from '.'

const mount = mounter(island)
let page: FakePage

function show(values: Readonly<Record<string, string>> = {}) {
  showFragment('checkout-helpers')
  for (const [id, value] of Object.entries(values)) field(id).value = value
  page = fakePage()
  mount(one('form.checkout'), page)
}
const field = (id: string) => one<HTMLInputElement>(`#${id}`)
const value = (id: string) => field(id).value
function type(id: string, text: string) {
  field(id).value = text
  field(id).dispatchEvent(new Event('input', { bubbles: true }))
}
function elsewhere(isOn = true) {
  field('ship-to-different-address-checkbox').checked = isOn
  field('ship-to-different-address-checkbox').dispatchEvent(new Event('change', { bubbles: true }))
}

describe('[E07] checkout helpers: company', () => {
  test('[E07] checkout helpers: the name that is printed becomes the company for billing, not for shipping', () => {
    show({ billing_first_name: 'Ada', billing_last_name: 'Byron', shipping_first_name: 'Ada' })
    expect([value('billing_company'), value('shipping_company')]).toEqual(['Ada Byron', ''])
  })

  test.each(['billing', 'shipping'])(
    '[E07] checkout helpers: it follows the name as it is typed, %s',
    (kind) => {
      show()
      type(`${kind}_first_name`, 'Ada ')
      expect(value(`${kind}_company`)).toBe('Ada')
      type(`${kind}_last_name`, 'Byron')
      expect(value(`${kind}_company`)).toBe('Ada Byron')
      type(`${kind}_first_name`, '')
      type(`${kind}_last_name`, ' ')
      expect(value(`${kind}_company`)).toBe('')
    },
  )

  test('[E07] checkout helpers: one that was printed or typed is never overwritten, nor one that was emptied', () => {
    show({ billing_company: 'Bayside Rowing', billing_first_name: 'Ada' })
    type('billing_last_name', 'Byron')
    expect(value('billing_company')).toBe('Bayside Rowing')
    type('shipping_first_name', 'Ada')
    type('shipping_company', '')
    type('shipping_last_name', 'Byron')
    expect(value('shipping_company')).toBe('')
  })
})

describe('[E07] checkout helpers: shipping', () => {
  const BILLING = {
    billing_first_name: 'Ada',
    billing_city: 'Toowong',
    billing_state: 'QLD',
    billing_country: 'NZ',
  }

  test('[E07] checkout helpers: ticking “elsewhere” fills the address from that for billing, the country first', () => {
    show(BILLING)
    const changed: string[] = []
    one('form').addEventListener('change', ({ target }) => changed.push((target as HTMLElement).id))
    elsewhere()
    expect(['first_name', 'city', 'state', 'country'].map((part) => value(`shipping_${part}`))).toEqual([
      'Ada',
      'Toowong',
      'QLD',
      'NZ',
    ])
    expect(changed.filter((id) => id.startsWith('shipping'))[0]).toBe('shipping_country')
    expect(changed).toContain('shipping_state')
  })

  test('[E07] checkout helpers: what the visitor has typed there stays', () => {
    show(BILLING)
    type('shipping_city', 'Auckland')
    elsewhere()
    elsewhere(false)
    elsewhere()
    expect([value('shipping_city'), value('shipping_first_name')]).toEqual(['Auckland', 'Ada'])
  })

  test('[E07] checkout helpers: a box that was ticked before the code came counts, one that the server ticked does not', () => {
    show(BILLING)
    unmountAll()
    field('ship-to-different-address-checkbox').checked = true
    mount(one('form.checkout'), page)
    expect(value('shipping_city')).toBe('Toowong')
    unmountAll()
    type('shipping_city', '')
    field('ship-to-different-address-checkbox').defaultChecked = true
    mount(one('form.checkout'), page)
    expect(value('shipping_city')).toBe('')
  })

  test('[E07] checkout helpers: an empty field for billing empties none for shipping', () => {
    show({ shipping_postcode: '4066' })
    elsewhere()
    expect(value('shipping_postcode')).toBe('4066')
  })
})

describe('[E07] checkout helpers: addresses', () => {
  let made: { input: HTMLInputElement; country: string; choose: () => void }[]

  function provide() {
    made = []
    class Autocomplete {
      readonly mine: (typeof made)[number]
      constructor(input: HTMLInputElement) {
        this.mine = { input, country: '', choose: () => {} }
        made.push(this.mine)
      }
      addListener(_: string, choose: () => void) {
        this.mine.choose = choose
        return { remove: () => {} }
      }
      setComponentRestrictions({ country }: { country: string }) {
        this.mine.country = country
      }
      getPlace() {
        const part = (type: string, long_name: string, short_name = long_name) => ({
          types: [type],
          long_name,
          short_name,
        })
        return {
          address_components: [
            part('street_number', '14'),
            part('route', 'Jane Street'),
            part('locality', 'West End'),
            part('administrative_area_level_1', 'Queensland', 'QLD'),
            part('postal_code', '4101'),
          ],
        }
      }
    }
    vi.stubGlobal('google', {
      maps: { places: { Autocomplete }, event: { clearInstanceListeners: vi.fn() } },
    })
  }
  const focus = (id: string) => field(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))

  test('[E07] checkout helpers: the street offers addresses of the country, and fills the others', () => {
    provide()
    show()
    focus('billing_address_1')
    focus('billing_address_1')
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ input: field('billing_address_1'), country: 'au' })
    made[0]?.choose()
    const parts = ['address_1', 'city', 'state', 'postcode']
    expect(parts.map((part) => value(`billing_${part}`))).toEqual([
      '14 Jane Street',
      'West End',
      'QLD',
      '4101',
    ])
    focus('shipping_address_1')
    made[1]?.choose()
    expect(value('shipping_city')).toBe('West End')
    focus('billing_city')
    expect(made).toHaveLength(2)
  })

  test('[E07] checkout helpers: without a country it is the plugin’s own', () => {
    provide()
    show()
    field('billing_country').remove()
    focus('billing_address_1')
    expect(made[0]?.country).toBe('aus')
  })

  test('[E07] checkout helpers: a library that arrives while the street has the focus is used at once', () => {
    vi.stubGlobal('google', undefined)
    show()
    field('billing_address_1').focus()
    focus('billing_address_1')
    provide()
    expect(made).toHaveLength(0)
    expect(send(one('form'), MAPS_CALL)).toBe(true)
    expect(made).toHaveLength(1)
  })

  test.each([[undefined], [{}], [{ maps: {} }], [{ maps: { places: {} } }]])(
    '[E07] checkout helpers: without the library (%o) nothing happens',
    (google) => {
      vi.stubGlobal('google', google)
      show()
      focus('billing_address_1')
      expect(page.report).not.toHaveBeenCalled()
    },
  )
})
