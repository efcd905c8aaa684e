import type { Act } from './act'

const SETTINGS = '/monsta-engravings-settings/'
const DETAILS = '/monsta-engravings-details/'
const FIRST_LINE = '[name="line_0_0[]"]'

export const ENGRAVING: readonly Act[] = [
  {
    id: 'E01',
    title: 'sends the wording later, by mail',
    page: SETTINGS,
    act: async (visitor) => {
      await visitor.mounted('engraving-choice')
      await visitor.click('#tmmengravingemail')
    },
    see: async (visitor) => {
      await visitor.sees('#email_engraving_process', 'spreadsheet')
      await visitor.seesNo('#tmm-logo-upload')
    },
  },
  {
    id: 'E02',
    title: 'takes the logo that the shop knows',
    page: `${SETTINGS}?logo=known`,
    act: async (visitor) => {
      await visitor.mounted('engraving-logo')
      await visitor.click('#tmmengravingexistinglogo')
    },
    see: (visitor) => visitor.sees('.company_logo_name', 'logo.svg'),
  },
  {
    id: 'E03',
    title: 'forgets the date',
    page: SETTINGS,
    act: async (visitor) => {
      await visitor.mounted('engraving-checks', 'engraving-logo')
      await visitor.click('#tmmengravingsettingssubmit')
    },
    see: (visitor) => visitor.sees('.deliverydate_alert', 'Required'),
  },
  {
    id: 'E04',
    title: 'copies a line to the later cups, and takes it back',
    page: DETAILS,
    act: async (visitor) => {
      await visitor.mounted('engraving-lines')
      await visitor.write(FIRST_LINE, 'Champion')
      await visitor.click('.tmm-arrow')
      await visitor.holds('[name="line_0_2[]"]', 'Champion')
      await visitor.click('.laurel-engraving-copied button')
    },
    see: async (visitor) => {
      await visitor.hasNo('.laurel-engraving-copied')
      await visitor.holds(FIRST_LINE, 'Champion')
    },
  },
  {
    id: 'E05',
    title: 'comes back to what was typed',
    page: DETAILS,
    act: async (visitor) => {
      await visitor.mounted('engraving-lines')
      await visitor.write(FIRST_LINE, 'Bayside Regatta')
      await visitor.open(DETAILS)
    },
    see: (visitor) => visitor.holds(FIRST_LINE, 'Bayside Regatta'),
  },
  {
    id: 'E06',
    title: 'goes on to the review by the link of its step',
    page: DETAILS,
    act: async (visitor) => {
      await visitor.mounted('engraving-globals')
      await visitor.click('#step_3')
      await visitor.arrives('review')
    },
    see: (visitor) => visitor.sees('#tmmengravingreview'),
  },
  {
    id: 'E07',
    title: 'gives a name, which becomes the company',
    page: '/checkout/?shipping-fields',
    act: async (visitor) => {
      await visitor.mounted('checkout-helpers')
      await visitor.write('#billing_first_name', 'Ada')
      await visitor.write('#billing_last_name', 'Byron')
    },
    see: (visitor) => visitor.holds('#billing_company', 'Ada Byron'),
  },
]
