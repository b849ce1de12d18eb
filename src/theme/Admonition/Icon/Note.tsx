// Change: a square, the second cue of its color (see the tokens), instead of the theme's icon. Takes the same props.
import {shapeIcon} from '@site/src/components/shapeIcon';

export default shapeIcon(<path d="M3.5 3.5h9v9h-9z" />);
