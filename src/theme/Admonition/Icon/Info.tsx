// Change: a circle, the second cue of its color (see the tokens), instead of the theme's icon. Takes the same props.
import {shapeIcon} from '@site/src/components/shapeIcon';

export default shapeIcon(<circle cx="8" cy="8" r="4.6" />);
