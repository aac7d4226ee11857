import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import './styles.css';

createRoot(document.getElementById('root')!).render(<Gallery />);
