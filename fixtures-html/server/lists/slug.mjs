/** A term as WordPress writes it into classes and addresses. @param {string} name */
export function slugOf(name) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
