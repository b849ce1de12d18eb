// Change: a triangle, the second cue of its color (see the tokens), instead of the theme's icon. Takes the same props.
import {shapeIcon} from '@site/src/components/shapeIcon';

export default shapeIcon(<path d="m8 2.5 6 10.5H2z" />);
