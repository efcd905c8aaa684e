/** @typedef {import('./read-texts.mjs').Text} Text */

/**
 * The table from which `laurel.php` translates: WordPress's own tools find the texts in it.
 * @param {readonly Text[]} texts
 * @returns {string}
 */
export function phpTableOf(texts) {
  const single = texts.filter(({ plural }) => plural === undefined)
  const counted = texts.filter(({ plural }) => plural !== undefined)
  return [
    '<?php',
    '/**',
    ' * What the page’s script says: made from its sources by `npm run languages`.',
    ' *',
    ' * @package Laurel',
    ' */',
    '',
    "defined( 'ABSPATH' ) || exit;",
    '',
    'return array(',
    '\t// By key: the English, and the translation.',
    "\t'texts'   => static function (): array {",
    '\t\treturn array(',
    ...single.flatMap(({ key, english }) => [
      ...note(english),
      `\t\t\t${quoted(key)} => array( ${quoted(english)}, __( ${quoted(english)}, 'laurel' ) ),`,
    ]),
    '\t\t);',
    '\t},',
    '\t// By key: the two English forms, and the translation for a count.',
    "\t'plurals' => static function ( int $count ): array {",
    '\t\treturn array(',
    ...counted.flatMap(({ key, english, plural = '' }) => {
      const forms = `${quoted(english)}, ${quoted(plural)}`
      return [
        ...note(plural),
        `\t\t\t${quoted(key)} => array( array( ${forms} ), _n( ${forms}, $count, 'laurel' ) ),`,
      ]
    }),
    '\t\t);',
    '\t},',
    ');',
    '',
  ].join('\n')
}

/** A line for translators about what is in braces. @param {string} english */
function note(english) {
  const names = english.match(/\{\w+\}/g)
  return names ? [`\t\t\t/* translators: keep ${names.join(', ')} as it is */`] : []
}

/** @param {string} text */
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`
