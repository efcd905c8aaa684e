import { escapeHtml } from '../html.mjs'
import { CATEGORIES, LOCATIONS } from './listings.mjs'

/**
 * The form by which a listing is changed: the server leaves its end to the browser (contract 04 §15.2).
 * @param {import('./listings.mjs').Listing} listing
 * @param {string} hostile what the form is not to have; empty for none
 */
export function editForm(listing, hostile) {
  const { id, title, description, category, location, address, latitude, longitude, link, linkText } = listing
  const attributes = hostile ? ' onsubmit="window.hacked = 1" action="https://hacked.example/"' : ' action=""'
  return `<div id="edit-modal-header"><h2>Edit ${escapeHtml(title)} Listing</h2><div class="edit_form_actions"><a href="#" class="cancel-listing-modal">Cancel</a><a href="#" class="save-listing-modal" data-listing-id="${id}">Save</a></div></div>
<div class="directory-submit-wrap">${hostile}<form id="add-directory-entry" name="add-directory-entry" method="post"${attributes} enctype="multipart/form-data">
${text('directory_title', 'Title', title)}
<p><label for="directory_description">Description</label><textarea id="directory_description" name="directory_description" rows="4">${escapeHtml(description)}</textarea></p>
${choice('directory-cat', 'Category', CATEGORIES, category)}
${choice('directory-loc', 'Location', LOCATIONS, location)}
${text('sf_directory_address', 'Address', address)}
<p><a href="#" id="sf_directory_calculate_coordinates" class="read-more-button">Generate coordinates</a></p>
${text('sf_directory_lat_coord', 'Latitude', latitude)}
${text('sf_directory_lng_coord', 'Longitude', longitude)}
<p><label for="pin_image">Pin image</label><input type="file" id="pin_image" name="pin_image"></p>
<p><label for="featured_image">Featured image</label><input type="file" id="featured_image" name="featured_image"></p>
${text('sf_directory_pin_link', 'Link', link)}
${text('sf_directory_pin_button_text', 'Text of the link', linkText)}
${hostile && '<p><button type="submit" formaction="javascript:window.hacked=1" onclick="window.hacked = 1">Save it all</button></p>'}
<input type="hidden" name="form_key" value="frontend_edit_listing"><input type="hidden" name="listing_id" value="${id}"><input type="hidden" name="_wpnonce" value="4d1f0c77ab">`
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} value
 */
function text(name, label, value) {
  return `<p><label for="${name}">${label}</label><input type="text" id="${name}" name="${name}" value="${escapeHtml(value)}"></p>`
}

/**
 * @param {string} name
 * @param {string} label
 * @param {Readonly<Record<string, string>>} names by value
 * @param {string} chosen
 */
function choice(name, label, names, chosen) {
  const options = Object.entries(names).map(
    ([value, each]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${each}</option>`,
  )
  return `<p><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="-1">Choose a ${label.toLowerCase()}</option>${options.join('')}</select></p>`
}
