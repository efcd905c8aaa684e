import { describe, expect, test } from 'vitest'
import { PLACEHOLDER } from './placeholder.mjs'
import { adminTextsIn, readAdminTexts, readUncalled, uncalledIn } from './read-php.mjs'

const textsIn = (code: string) => adminTextsIn(`<?php\n${code}`, 'a.php')
const englishIn = (code: string) => textsIn(code).map(({ english }) => english)

describe('[X17] texts of the admin', () => {
  test.each([
    ["__( 'Close', 'laurel' )", 'Close'],
    ["esc_html__('It\\'s \\\\ \\n', 'laurel')", "It's \\ \\n"],
    ['esc_attr__( "A \\"b\\"\\t\\$c \\u{2026}", "laurel" )', 'A "b"\t$c …'],
    ["\\__( 'One, ' . \"(two) \" . 'three', 'laurel', )", 'One, (two) three'],
    ["_e( /* it's */ 'Close', // 'Not'\n 'laurel' )", 'Close'],
  ])('[X17] admin texts: a literal is read as PHP reads it: %s', (code, english) => {
    expect(englishIn(code)).toEqual([english])
  })

  test('[X17] admin texts: calls are found in other calls, lists and functions', () => {
    const code = `printf( '<b>%s</b>', esc_html( sprintf( __( 'Gone: %s', 'laurel' ), f( [ __( 'all', 'laurel' ) ] ) ) ) );
      $f = static function () { return array( 'a' => __( 'none', 'laurel' ) ); };`
    expect(englishIn(code)).toEqual(['Gone: %s', 'all', 'none'])
  })

  test('[X17] admin texts: a count has two texts', () => {
    expect(textsIn("_n( '%d script', '%d scripts', count( $a, 1 ), 'laurel' )")).toEqual([
      { english: '%d script', plural: '%d scripts' },
    ])
  })

  test('[X17] admin texts: comments, strings, methods and declarations say nothing', () => {
    expect(
      englishIn(`// __( 'a', 'laurel' )
        # __( 'b', 'laurel' )
        /* __( 'c', 'laurel' ) */
        $a = "__( 'd', 'laurel' )" . '__( "e", "laurel" )';
        $a->__( 'f', 'laurel' ); A::__( 'g', 'laurel' ); add_filter( '__' );
        function __( $text ) {}`),
    ).toEqual([])
  })

  test('[X17] admin texts: the comment above a placeholder is for translators', () => {
    const code = `/* translators: %s: a name */
      f( __( 'All', 'laurel' ), __( 'Gone: %s', 'laurel' ) );
      __( 'Back: %s', 'laurel' );
      /*
       * translators: 1: a name,
       * 2: a path
       */
      __( '%1$s in %2$s', 'laurel' );`
    expect(textsIn(code)).toEqual([
      { english: 'All' },
      { english: 'Gone: %s', note: '%s: a name' },
      { english: 'Back: %s' },
      { english: '%1$s in %2$s', note: '1: a name, 2: a path' },
    ])
  })

  test.each([
    ["__( $text, 'laurel' )", 'a.php:2: texts of __() are to be literals'],
    ['__( "of $name", "laurel" )', 'a.php:2: texts of __() are to be literals'],
    ['__( "of {$name}", "laurel" )', 'a.php:2: texts of __() are to be literals'],
    ["\n__( 'of ' . $name, 'laurel' )", 'a.php:3: texts of __() are to be literals'],
    ["_n( 'one', $more, 2, 'laurel' )", 'a.php:2: texts of _n() are to be literals'],
    ["__( 'Close' )", 'a.php:2: __() lacks the text domain laurel'],
    ["__( 'Close', 'other' )", 'a.php:2: __() lacks the text domain laurel'],
    ["_x( 'Close', 'a door', 'laurel' )", 'a.php:2: the catalogs have no place for texts of _x()'],
    ['$a = <<<A\nA;', 'a.php:2: what follows <<< is not read'],
  ])('[X17] admin texts: what cannot be read is an error: %s', (code, message) => {
    expect(() => textsIn(code)).toThrow(message)
  })

  test('[X17] admin texts: the plugin’s description is one, and placeholders have notes for translators', () => {
    const texts = readAdminTexts()
    expect(texts[0]).toMatchObject({ note: 'description of the plugin', files: ['wordpress/laurel.php'] })
    expect(texts.map(({ english }) => english)).toContain('What is on')
    expect(texts.flatMap(({ files }) => files)).not.toContain('wordpress/laurel/texts.php')
    for (const { english, note } of texts) if (PLACEHOLDER.test(english)) expect(note, english).toBeTruthy()
  })

  test('[X17] admin texts: laurel says no sentence without a call', () => {
    expect(readUncalled()).toEqual([])
    const code =
      "<?php echo '<p>Laurel is off.</p>', __( 'Laurel is on', 'laurel' ), 'sf-functions min', 'Laurel';"
    expect(uncalledIn(code, 'a.php')).toEqual(['Laurel is off.'])
  })
})
