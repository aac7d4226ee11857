import '../styles-alone.css';
import '../styles.css';
import { openMenu } from './menu-app';

openMenu();
