// Change: the site's own not-found page, with its title and description, which the original sets only outside of the documentation.
// Replaces the original content; depends on its prop className only.
import NotFoundPage from '@site/src/features/not-found/Page';

export default NotFoundPage;
