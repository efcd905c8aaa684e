import { find } from '../../../src/dom/query'
import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { safePageUrl } from '../../../src/page/safe-url'
import { GROUPS, radio } from '../choices'

/**
 * Reads the settings page (contract 08 §10.1).
 * @throws MarkupError without any of the radio buttons for the way of engraving
 */
export function readChoiceParts(form: HTMLElement, page: Page) {
  const [processes = []] = GROUPS
  if (!processes.some((id) => radio(form, id)))
    throw new MarkupError('#tmmengravingsettings', { [processes.join(', ')]: '' })
  return {
    /** The box with the link to the spreadsheet that is sent by mail. */
    mailBox: page.element('#email_engraving_process'),
    /** The part of the page about the logo. */
    logoPart: page.element('#tmm-logo-upload'),
    /** The file field with what belongs to it. */
    uploadBlock: page.element('#tmmengravinglogoupload'),
    detailsUrl: stepUrl(page, 2),
    reviewUrl: stepUrl(page, 3),
    /** The link to the page of the lines. */
    detailsStep: page.element('#step_2'),
  }
}

/** The address of one of the three pages, from a hidden field. */
function stepUrl(page: Page, step: number): string | undefined {
  return safePageUrl(find<HTMLInputElement>(page.document, `#step_${step}_url`)?.value)
}
