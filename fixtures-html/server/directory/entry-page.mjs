import { escapeHtml } from '../html.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { options } from './directory-page.mjs'

export const ENTRY_PATH = '/add-your-business/'

const CATEGORIES = { 12: 'Engraver', 13: 'Framer', 14: 'Club' }
const LOCATIONS = { 20: 'Brisbane', 21: 'Ipswich', 22: 'Redlands' }

/**
 * The form by which a business enters itself (contract 01 §22); what was posted is answered by a page.
 * @param {Record<string, string>} [fields]
 */
export function entryMain(fields = {}) {
  if (fields['action'] === 'postdirectory') {
    return innerPage(
      `<h1>Thank you</h1><p role="status">${escapeHtml(fields['directory_title'] ?? '')} will be in the directory as soon as we have read it.</p>`,
    )
  }
  return innerPage(`<h1>Add your business</h1>
<div class="directory-submit-wrap"><form id="add-directory-entry" name="add-directory-entry" method="post" action="" enctype="multipart/form-data">
<p class="directory-error"><label class="directory_error_form"><span>Please fill all the fields</span></label></p>
${text('directory_title', 'Name of the business')}
<p><label for="directory_description">What you do</label><textarea id="directory_description" name="directory_description" rows="6"></textarea></p>
${choice('directory-cat', 'Category', CATEGORIES)}
${choice('directory-loc', 'Location', LOCATIONS)}
${text('uplift_directory_address', 'Address')}
<p><a href="#" id="uplift_directory_calculate_coordinates" class="read-more-button">Generate Coordinates</a></p>
${text('uplift_directory_lat_coord', 'Latitude')}
${text('uplift_directory_lng_coord', 'Longitude')}
<p><label for="pin_image">Pin image</label><input type="file" id="pin_image" name="pin_image"></p>
<p><label for="featured_image">Featured image</label><input type="file" id="featured_image" name="featured_image"></p>
${text('uplift_directory_pin_link', 'Link')}
${text('uplift_directory_pin_button_text', 'Text of the link')}
<input type="hidden" name="dirtype" value="directory"><input type="hidden" name="action" value="postdirectory">
<p><input type="submit" id="directory-submit" name="directory-submit" value="Create"></p></form></div>`)
}

/**
 * @param {string} name
 * @param {string} label
 */
function text(name, label) {
  return `<p><label for="${name}">${label}</label><input type="text" id="${name}" name="${name}"></p>`
}

/**
 * @param {string} name
 * @param {string} label
 * @param {Readonly<Record<string, string>>} names
 */
function choice(name, label, names) {
  return `<p><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="-1">Choose a ${label}</option>${options(names, '')}</select></p>`
}
