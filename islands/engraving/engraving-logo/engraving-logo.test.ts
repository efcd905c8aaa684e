import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Mount } from '../../../src/page/island'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { lateMounter, mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { PREVIEW_CALL, send } from '../calls'
import { mount as choice } from '../engraving-choice'
import { fileOf, putFiles } from '../test-files'
import { mount as island } from '.'
import { engravingLogoView } from './view'

const mount = lateMounter(island, engravingLogoView)
let page: FakePage
let addresses: Map<string, File>

beforeEach(() => {
  addresses = new Map()
  vi.stubGlobal('previewImage', () => true)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${addresses.size}`
    addresses.set(address, file as File)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void addresses.delete(address))
})

function show({ logo = 'tmmengravingwithlogo', prepare = () => {} } = {}) {
  showFragment('engraving-choice')
  one<HTMLInputElement>(`#${logo}`).checked = true
  prepare()
  page = fakePage()
  mount(one('#tmmengravingsettings'), page)
}
const field = () => one<HTMLInputElement>('[type="file"]')
/** Turns on one button as the island of the choices does. */
function choose(id: string) {
  for (const button of document.querySelectorAll<HTMLInputElement>('#tmm-logo-upload [type="radio"]'))
    button.checked = button.id === id
  one(`#${id}`).dispatchEvent(new Event('change', { bubbles: true }))
}
const errors = () => [...document.querySelectorAll('.errors_holder')].map(({ textContent }) => textContent)
const issue = () => one<HTMLInputElement>('#upload_issue').value
const isShown = () => one('#company_logo').style.display !== 'none'
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('#downloadable a')]
/** @returns whether the form would be sent */
async function sends() {
  const sent = one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
  return sent
}

describe('[E02] engraving logo: files', () => {
  test('[E02] engraving logo: LOGO.JPG of 1 MB is accepted, with a link and its name (15.6 E05)', async () => {
    show()
    putFiles(field(), fileOf('LOGO.JPG'))
    await settle()
    expect(errors()).toEqual([])
    expect([issue(), isShown()]).toEqual(['0', true])
    expect(links().map((link) => [link.getAttribute('href'), link.download])).toEqual([
      ['blob:0', 'LOGO.JPG'],
    ])
    expect(one('#downloadable span').textContent).toContain('download')
    expect(one('#downloadable').textContent).toContain('LOGO.JPG')
    expect(one('#company_logo img').getAttribute('src')).toBe('blob:0')
    expect(await sends()).toBe(true)
  })

  test.each([
    ['5,000,001 bytes (15.6 E06)', [fileOf('logo.png', 5_000_001)], 'File size cannot exceed 5 MB.'],
    ['a format of its own (15.6 E07)', [fileOf('logo.bmp')], 'Invalid file format.'],
    ['no extension', [fileOf('logo')], 'Invalid file format.'],
    [
      'one good and one too large',
      [fileOf('a.png'), fileOf('b.bmp', 5_000_001)],
      'File size cannot exceed 5 MB.',
    ],
  ])('[E02] engraving logo: %s: one message, and nothing is sent', async (_, files, message) => {
    show()
    putFiles(field(), ...files)
    await settle()
    expect(errors()).toEqual([message])
    expect([issue(), isShown()]).toEqual(['1', false])
    expect(one('.upload_error').previousElementSibling).toBe(one('#tmmengravinglogoupload'))
    expect(await sends()).toBe(false)
    expect(errors()).toEqual([message])
    putFiles(field(), fileOf('logo.ai', 5_000_000))
    await settle()
    expect([errors(), issue(), isShown()]).toEqual([[], '0', true])
  })

  test('[E02] engraving logo: two files have two links, and their memory ends with them', async () => {
    show()
    putFiles(field(), fileOf('plan.cdr'), fileOf('photo.jpeg'))
    await settle()
    expect(links().map(({ download }) => download)).toEqual(['plan.cdr', 'photo.jpeg'])
    expect(one('#company_logo img').getAttribute('src')).toBe('blob:1')
    expect(addresses.size).toBe(2)
    choose('tmmengravingnologo')
    await settle()
    expect([addresses.size, links().length, isShown()]).toEqual([0, 0, false])
  })

  test('[E02] engraving logo: what the server’s handler says again changes nothing', async () => {
    show()
    putFiles(field(), fileOf('logo.bmp'))
    await settle()
    const box = one('.upload_error')
    expect(send(field(), PREVIEW_CALL)).toBe(true)
    await settle()
    expect(one('.upload_error')).toBe(box)
    expect(errors()).toHaveLength(1)
  })
})

describe('[E02] engraving logo: the component', () => {
  test.each([
    ['nothing is to be shown', 'tmmengravingnologo', '', 0],
    ['no logo is known', 'tmmengravingexistinglogo', '0', 0],
    ['the shop knows the logo', 'tmmengravingexistinglogo', '/uploads/club.png', 1],
  ])('[E02] engraving logo: where %s, it is requested at load or not', (_, logo, existing, times) => {
    showFragment('engraving-choice')
    one<HTMLInputElement>(`#${logo}`).checked = true
    one('#existinglogo').setAttribute('value', existing)
    const view = vi.fn<Mount>()
    lateMounter(island, view)(one('#tmmengravingsettings'), fakePage())
    expect(view).toHaveBeenCalledTimes(times)
  })

  test('[E02] engraving logo: without it files are checked all the same, and it is requested', async () => {
    showFragment('engraving-choice')
    one<HTMLInputElement>('#tmmengravingwithlogo').checked = true
    const view = vi.fn<Mount>()
    lateMounter(island, view)(one('#tmmengravingsettings'), fakePage())
    expect(await sends()).toBe(false)
    expect(errors()).toEqual(['Company Logo is Mandatory'])
    putFiles(field(), fileOf('logo.bmp'))
    expect([errors(), issue(), isShown()]).toEqual([['Invalid file format.'], '1', false])
    expect(view).toHaveBeenCalled()
  })
})

describe('[E02] engraving logo: beside the choices', () => {
  test('[E02] engraving logo: beside the choices, whichever of the two is mounted first', async () => {
    show({
      logo: 'tmmengravingnologo',
      prepare: () => one('#existinglogo').setAttribute('value', '/club.png'),
    })
    one<HTMLInputElement>('#tmmengravingnologo').checked = false
    const end = mounter(choice)(one('#tmmengravingsettings'), fakePage())
    await settle()
    expect(links().map(({ download }) => download)).toEqual(['club.png'])
    one('#tmmengravingwithlogo').click()
    expect(await sends()).toBe(false)
    one('#tmmengravingnologo').click()
    expect(await sends()).toBe(true)
    one('#tmmengravingwithlogo').click()
    one('#tmmengravingemail').click()
    expect(await sends()).toBe(true)
    end()
  })
})

describe('[E02] engraving logo: where it comes from', () => {
  test('[E02] engraving logo: with a logo, but neither a file nor an earlier one, nothing is sent (15.6 E08)', async () => {
    show()
    expect(await sends()).toBe(false)
    expect(errors()).toEqual(['Company Logo is Mandatory'])
    choose('tmmengravingnologo')
    await settle()
    expect(errors()).toEqual([])
    expect(await sends()).toBe(true)
  })

  test('[E02] engraving logo: an earlier upload is enough, until another logo is chosen', async () => {
    const printed = '<span><a href="/a.png" download>download</a> a.png</span><br>'
    show({
      prepare() {
        one('#downloadable').innerHTML = printed
        one('#trophy_upload_id').setAttribute('value', '900')
      },
    })
    expect(isShown()).toBe(true)
    expect(await sends()).toBe(true)
    choose('tmmengravingexistinglogo')
    await settle()
    expect([links().length, one<HTMLInputElement>('#trophy_upload_id').value]).toEqual([0, ''])
    choose('tmmengravingwithlogo')
    await settle()
    expect(await sends()).toBe(false)
    expect(one<HTMLInputElement>('#trophy_upload_id').value).toBe('')
    unmountAll()
    expect(one('#downloadable').innerHTML.replaceAll('download=""', 'download')).toBe(printed)
    expect(one<HTMLInputElement>('#trophy_upload_id').value).toBe('900')
  })

  test('[E02] engraving logo: the known one is shown with its name and a link', async () => {
    show({ prepare: () => one('#existinglogo').setAttribute('value', '/uploads/club.png?v=2') })
    choose('tmmengravingexistinglogo')
    await settle()
    expect(isShown()).toBe(true)
    expect(one('#company_logo img').getAttribute('src')).toBe('/uploads/club.png?v=2')
    expect(one('.company_logo_name').textContent).toBe('club.png')
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/uploads/club.png?v=2'])
    expect(await sends()).toBe(true)
  })

  test.each([
    ['nobody', '0', true, []],
    ['a customer', '1', false, ['No logo found for the logged user.']],
  ])('[E02] engraving logo: none is known of %s', async (_, status, isSent, said) => {
    show({
      logo: 'tmmengravingexistinglogo',
      prepare() {
        one('#existinglogo').setAttribute('value', '0')
        one('#login_status').setAttribute('value', status)
      },
    })
    expect(isShown()).toBe(false)
    expect(await sends()).toBe(isSent)
    expect(errors()).toEqual(said)
    if (!isSent) expect(one('.no_existing_img_alert').previousElementSibling).toBe(one('#tmm-logo-upload'))
  })

  test('[E02] [X11] engraving logo: an address that could run is no picture', async () => {
    show({ prepare: () => one('#existinglogo').setAttribute('value', 'javascript:alert(1)') })
    choose('tmmengravingexistinglogo')
    await settle()
    expect([isShown(), links()]).toEqual([false, []])
  })

  test('[E02] engraving logo: later by mail takes the message away', async () => {
    show()
    putFiles(field(), fileOf('logo.bmp'))
    await settle()
    one<HTMLInputElement>('#tmmengravingwithlogo').checked = false
    one('#tmmengravingemail').dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    expect([errors(), issue()]).toEqual([[], '0'])
    expect(await sends()).toBe(true)
  })

  test('[E02] [X11] engraving logo: a form without the file field is left to the browser', () => {
    document.body.innerHTML = '<form id="tmmengravingsettings"></form>'
    expect(() => mount(one('form'), fakePage())).toThrow('lacks block, field, preview, downloads')
  })
})
