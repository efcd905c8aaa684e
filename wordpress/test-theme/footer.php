<?php
/**
 * Everything after the page's content.
 *
 * @package Laurel_Test_Theme
 */

?>
	</div></div></div></div>
	<div id="footer-wrap"><p>Engraved in Brisbane.</p></div>
</div>
<div id="back-to-top" class="animate-top"></div>
<div id="sf-included" class="stickysidebars"></div>
<div id="sf-option-params" data-cart-notification="tada"></div>
<?php
laurel_test_love_locale();
wp_footer();
?>
</body>
</html>
