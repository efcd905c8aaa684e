import { findings } from './axe'
import { expect, type Shop, test } from './shop'

const CHECKOUT = '/checkout/?shipping-fields'

async function open(shop: Shop, query = '') {
  await shop.open(CHECKOUT + query)
  await shop.mounted('checkout-helpers')
}

test.describe('[E07] checkout helpers', () => {
  test('[E07] checkout helpers: the name becomes the company, until one is typed', async ({ page, shop }) => {
    await open(shop)
    await page.locator('#billing_first_name').pressSequentially('Ada')
    await expect(page.locator('#billing_company')).toHaveValue('Ada')
    await page.locator('#billing_company').fill('Bayside Rowing')
    await page.locator('#billing_last_name').pressSequentially('Byron')
    await expect(page.locator('#billing_company')).toHaveValue('Bayside Rowing')
    expect(shop.printed).toEqual([])
  })

  test('[E07] checkout helpers: “send it elsewhere” starts from the address for billing', async ({
    page,
    shop,
  }) => {
    await open(shop)
    await page.locator('#billing_city').fill('Toowong')
    await page.locator('#billing_state').selectOption('QLD')
    await page.locator('#shipping_postcode').fill('4101')
    await page.locator('#billing_postcode').fill('4066')
    await page.locator('#ship-to-different-address-checkbox').check()
    await expect(page.locator('#shipping_city')).toHaveValue('Toowong')
    await expect(page.locator('#shipping_state')).toHaveValue('QLD')
    await expect(page.locator('#shipping_postcode')).toHaveValue('4101')
    expect(await findings(page, 'form.checkout', { without: ['color-contrast'] })).toEqual([])
  })

  test('[E07] checkout helpers: the street offers addresses where the page has the maps library', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      class Autocomplete {
        private readonly input: HTMLInputElement
        private choose = () => {}
        constructor(input: HTMLInputElement) {
          this.input = input
          input.addEventListener('dblclick', () => this.choose())
        }
        addListener(_: string, choose: () => void) {
          this.choose = choose
          return { remove() {} }
        }
        setComponentRestrictions({ country }: { country: string }) {
          this.input.dataset['country'] = country
        }
        getPlace() {
          const part = (type: string, long_name: string) => ({
            types: [type],
            long_name,
            short_name: long_name,
          })
          return {
            address_components: [
              part('street_number', '14'),
              part('route', 'Jane Street'),
              part('locality', 'West End'),
              part('administrative_area_level_1', 'QLD'),
              part('postal_code', '4101'),
            ],
          }
        }
      }
      Reflect.set(window, 'google', {
        maps: { places: { Autocomplete }, event: { clearInstanceListeners() {} } },
      })
    })
    await open(shop)
    const street = page.locator('#billing_address_1')
    await street.focus()
    await expect(street).toHaveAttribute('data-country', 'au')
    await street.dispatchEvent('dblclick')
    await expect(street).toHaveValue('14 Jane Street')
    await expect(page.locator('#billing_state')).toHaveValue('QLD')
    await expect(page.locator('#billing_postcode')).toHaveValue('4101')
    expect(await page.evaluate(() => typeof Reflect.get(window, 'initAutocomplete'))).toBe('function')
  })

  test('[E07] checkout helpers: on a page without an address nothing is in the way of the order, without plugin scripts too (02 VA6)', async ({
    page,
    shop,
  }) => {
    await shop.open('/checkout/?jquery=none')
    await shop.mounted('checkout-helpers')
    await page.locator('#billing_first_name').fill('Ada')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.locator('.woocommerce-order')).toBeVisible()
    expect(shop.printed).toEqual([])
  })
})
